import { glossOf } from "@/lib/engine/language/gloss";
for (const [l,t] of [["pt","Bata os ovos e tempere com sal e pimenta."],["nl","Breng aan de kook en kook 20 minuten met het deksel op de pan."],["pt","2 colheres (sopa) de óleo"]] as const) console.log(glossOf(l)!.read(t).map(x=>x.kind+":"+x.means).join(" | "), glossOf(l)!.ownAmount("2 colheres sopa",[t]));
