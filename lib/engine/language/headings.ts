/** Which part of a recipe a line heads, by its words alone, and which names are those of parts and no food. Words by which recipes of five languages
 * head their parts. */
import { COOKING_VERBS } from "./cooking-words";
import { headsNamed } from "./named-headings";
import { keepingRecent } from "./recent";
import { topicOf } from "./packs";
import { singular } from "./food/singular";
import type { PartWords } from "@/lib/engine/language/pack/pages";

export type HeadingKind = "ingredients" | "steps" | "notes" | "junk";

/** The kinds of heading that begin a part of the recipe itself. */
export const PART_KINDS: readonly HeadingKind[] = ["ingredients", "steps"];

/** Entries are separated by bars. */
const entries = (list: string): readonly string[] => list.split("|").map((entry) => entry.trim());

/** Whole headings. A trailing "for …" / "(…)" / "list" is taken off before the look-up. */
const HEADINGS: Readonly<Record<HeadingKind, readonly string[]>> = {
  ingredients: entries(`
    amount ingredient | ingredient amount | quantity ingredient | ingredient quantity | qty ingredient | ingredient qty | amount unit ingredient | quantity unit ingredient | item amount | item quantity | menge zutat | zutat menge | ingredient hoeveelheid | hoeveelheid ingredient |
    quantite ingredient | ingredient quantite | cantidad ingrediente | ingrediente cantidad | quantita ingrediente |
    quantity ingredients | ingredients quantity | amount ingredients | ingredients amount |
    ingredients | ingredient | the ingredients | ingredient list | ingredients list | recipe ingredients |
    list of ingredients | ingredients needed | ingredients you will need | ingredients youll need | what you need |
    what youll need | what you will need | you need | youll need | you will need | things you need | things youll need |
    from your pantry | from the pantry | pantry staples | pantry items | from the store cupboard | store cupboard |
    store cupboard ingredients | you also need | you will also need | youll also need | also needed | you have | have ready |
    shopping list | what goes in | gather | zutat | ingrediente | zutaten | die zutaten | zutatenliste | man nehme | einkaufsliste | das brauchst du | das braucht ihr | das brauchen wir | das braucht man |
    was ihr braucht | das brauchst du ausserdem | das brauchst du noch | ausserdem brauchst du | was du ausserdem brauchst | was du brauchst | was wir brauchen | ihr braucht | wir brauchen |
    du brauchst | man braucht | sie brauchen | ingredients et quantites | les ingredients | liste des ingredients |
    il vous faut | il te faut | il nous faut | ce quil te faut | il faut | courses | a acheter | a prevoir | ce quil faut | ce quil vous faut | vai precisar de | vais precisar de | do que precisa | lo que necesitas | vas a necesitar | que se necesita |
    lo que vas a necesitar | cosa ti serve | ti serve | vi serve | che cosa serve | cosa occorre | cosa vi serve | ingredientes | los ingredientes | lista de ingredientes | necesitas | que necesitas | que necesitamos | ingredientes necesarios | voce vai precisar | o que precisa | ingredientes necessarios |
    ingredienti | gli ingredienti | lista degli ingredienti | cosa serve | occorrente | ingredienten | ingredienser |
    skladniki | składniki | ингредиенты | состав | материалы | 材料 | 食材 | 用料 | 原料 | 재료 | המצרכים | מצרכים | חומרים | المكونات |
    mire lesz szukseged | hozzavalok listaja | czego potrzebujesz | co bedzie potrzebne | det skal du bruge | du skal bruge | du behover |
    det här behöver du | wat heb je nodig | dit heb je nodig | dit heb je ook nodig | dit heb je verder nodig | verder nodig | ook nodig | je hebt nodig | benodigdheden | boodschappenlijst | boodschappenlijstje | ainekset | ainesosat | tarvitset |
    dette trenger du | du trenger | ingredienser | ingredience | suroviny | budete potrebovat | ingrediente necesare | sastojci |
    المقادير | malzemeler | υλικα | suroviny | hozzavalok | ingrediente
  `),
  steps: entries(`
    instructions | instruction | directions | direction | method | methods | the method | steps | the steps | preparation |
    preparations | procedure | process | how to | how to make it | how to make | how to prepare | how to cook |
    how to cook it | cooking instructions | cooking directions | cooking method | preparation method |
    method of preparation | preparation steps | preparation instructions | recipe instructions | recipe directions |
    recipe steps | recipe method | step by step | step by step instructions | making it | make it | lets cook |
    lets make it | what to do | prep | assembly instructions | baking instructions | cooking | cook | cooking steps |
    prep and cook | recipe preparation | to make | heres how | here is how | what you do | heres what you do | how you make it | how i make it | how we make it | how its made | zubereitung | die zubereitung | zubereiten |
    anleitung | arbeitsschritte | so gehts | und so gehts | so wirds gemacht | so macht mans | so mach ichs | so mache ich es | zubereitungsschritte | schritte | vorgehensweise |
    kochanleitung | preparation de la recette | la preparation | realisation | etapes | les etapes |
    instructions de cuisson | etapes de preparation | deroulement | marche a suivre | methode | a faire | mode operatoire | comment faire | comment proceder | comment on fait |
    lo hacemos asi | asi lo hacemos | asi se hace | asi se prepara | como lo hacemos | como la hacemos | como los hacemos | como las hacemos | como se elabora | manos a la obra |
    come si prepara | come procedere | come si procede | come fare | si fa cosi | come si fanno | come lo faccio | modo di preparazione |
    como se faz | como se fazem | como eu faco | maos a obra | modo de preparar | maneira de fazer | preparacion | la preparacion | elaboracion |
    instrucciones | pasos | modo de preparacion | procedimiento | como se hace | como hacer | como hacerlo | como se prepara | como preparar | modo de hacerlo | modo de elaboracion | paso a paso | elaboracion paso a paso | preparacion paso a paso | receta paso a paso | preparazione |
    la preparazione | procedimento | istruzioni | come si fa | esecuzione | passaggi | svolgimento | modo de preparo |
    preparo | preparacao | modo de fazer | modo de preparacao | modo de confecao | confecao | confeccao | como fazer | como preparar | passo a passo | instrucoes | passos |
    bereiding | bereiden | bereidingswijze | zo bereid je het | zo maak je het | zo maak je dit | zo doe je het | zo ga je te werk | aan de slag | werkwijze | instructies | stappen | gor sa har | sa har gor du |
    tillagning | tillagningssatt | instruktioner | instruktion | fremgangsmåde | sådan gør du | sadan gor du | tilberedning | slik gjør du |
    framgangsmåte | framgangsmate | sposób przygotowania | sposób wykonania | jak przygotować | jak zrobić | krok po kroku | elkészítése |
    elkészítés menete | így készül | így készítsd | valmistus | valmistusohje | ohje | příprava | příprava krok za krokem | pracovní postup |
    postup přípravy | mod de preparare | preparare | priprema | gor sa har | fremgangsmade | приготовление | способ приготовления | 作り方 | 手順 | 做法 | 步骤 |
    制作方法 | 만드는 법 | 조리법 | אופן ההכנה | אופן הכנה | הכנה | طريقة التحضير | التحضير | طريقة العمل | yapilisi | hazirlanisi |
    εκτελεση | przygotowanie | wykonanie | postup | elkeszites | mod de preparare
  `),
  notes: entries(`
    notes | note | recipe notes | cooks notes | cooks note | chefs notes | chefs note | authors notes | notes and tips | tips and swaps | swaps | tips and variations | notes and variations |
    tips and notes | tips notes | tip | tips | recipe tips | expert tip | expert tips | insider tip | baking tip | cooking tip | pro tips | pro tip | top tips | top tip |
    cooking tips | baking tips | hints | hint | hints and tips | tips and tricks | variations | variation | adjustments |
    substitutions | recipe variations | substitutions and variations | storage | storing | how to store |
    storage instructions | make ahead | to make ahead | make ahead tips | freezing | to freeze | leftovers | reheating |
    serving suggestions | serving suggestion | what to serve with | how to serve | equipment | special equipment |
    equipment needed | cookware | kitchenware | tools | kitchen tools | special tools | utensils | tools needed | about | about this recipe |
    description | background | introduction | intro | history | goals | todo | references | reference | source | sources |
    credit | credits | based on | adapted from | inspired by | see also | contribution | contributors |
    why this recipe works | why youll love this recipe | why you will love this recipe | why it works | faq | faqs |
    frequently asked questions | common questions | troubleshooting | related | info | information | recipe info |
    good to know | nb | cooks tip | cooks tips | chefs tip | chefs tips | bakers tip | bakers tips | bakers note | bakers notes |
    test kitchen tip | test kitchen tips | kitchen tip | kitchen tips | test kitchen note | test kitchen notes | helpful tips |
    helpful tip | quick tip | quick tips | handy tip | handy tips | my tips | our tips | recipe tip | recipe note |
    serving tip | serving tips | serving notes | serving ideas | storage tips | storage tip | storage notes |
    storage and reheating | storing and freezing | storage and freezing | freezing instructions | reheating instructions |
    how to freeze | how to reheat | to store | to reheat | to serve with | swaps | easy swaps | ingredient swaps |
    ingredient notes | ingredient tips | make it your own | make it vegan | to make it vegan | get ahead | cook ahead |
    do ahead | tips for success | success tips | secrets of success | footnote | footnotes | additional notes |
    other notes | extra notes | some notes | a few notes | editors note | editors notes | please note | important |
    remember | watch out | good to remember | worth knowing | dietary swaps | options | alternatives | wine pairing |
    at a glance | details | recipe details | summary | overview | notizen | hinweise | hinweis | anmerkungen | anmerkung |
    tipp | tipps | tipps und tricks | varianten | utensilien | kuchenutensilien | kuchengerate | kochgeschirr | zubehor | ausserdem wichtig | astuces | astuce | conseils |
    conseil | remarques | remarque | notes de lauteur | le conseil du chef | ustensiles | materiel | variantes | notas |
    nota | consejos | consejo | trucos | sugerencias | utensilios | observaciones | consejos y trucos | trucos y consejos | dicas | dica | observacoes | observacao | sugestoes | notas da receita | dicas e sugestoes | consigli | consiglio | il consiglio | suggerimenti |
    tippek | tipp | megjegyzés | wskazówki | wskazówka | porady | uwagi | opmerkingen | notities | bewaren | bewaartip | bewaartips | keukengerei | kookgerei |
    redskaber | utstyr | opbevaring | förvaring | vinkit | tipy | poznámky |
    varianti | conservazione | utensili | strumenti | attrezzatura
  `),
  junk: entries(`
    nutrition | nutrition facts | nutritional information | nutrition information | nutritional facts | nutrition info |
    nutrition per serving | nutrients | nutritional info | nutritional value | nutritional analysis | calories | comments |
    leave a comment | leave a reply | leave a review | leave a rating | post a comment | add a comment | reviews |
    recipe reviews | ratings | ratings and comments | rate this recipe | recipe rating | rate and review |
    reader interactions | reader comments | questions | questions and reviews | related recipes | related posts |
    related articles | related content | similar recipes | more recipes | more recipes like this | more recipes youll love |
    you may also like | you might also like | you may also enjoy | you might also enjoy | you might also love |
    more like this | recommended | recommended for you | also try | keep reading | read more | up next | more from |
    other recipes | other recipes you may like | try these recipes | related stories | trending | most popular |
    popular recipes | popular posts | latest recipes | latest posts | recent posts | new recipes | did you make this |
    did you make this recipe | did you try this recipe | tried this recipe | made this recipe | subscribe | newsletter |
    join the newsletter | sign up | get the newsletter | follow us | follow me | follow along | connect with us |
    share this | share this recipe | share | about the author | about the chef | about me | meet the author | about us |
    contact | contact us | advertisement | sponsored | video | watch the video | recipe video | images | gallery | photos |
    categories | tags | archives | filed under | navigation | menu | search | footer | primary sidebar | sidebar |
    quick links | legal | company | explore | table of contents | contents | in this article | jump to | products | shop |
    tápérték | tápértékek | hozzászólások | ajánlott receptek | hasonló receptek | wartości odżywcze | komentarze | zobacz także | podobne przepisy |
    voedingswaarde | voedingswaarden | reacties | meer recepten | gerelateerde recepten | næringsindhold | kommentarer | prøv også | flere opskrifter |
    näringsvärde | fler recept | liknande recept | næringsinnhold | ravintosisältö | kommentit | komentáře | nutriční hodnoty |
    nahrwerte | nahrwertangaben | nahrwerte pro portion | kommentare | das konnte dich auch interessieren |
    ahnliche rezepte | weitere rezepte | bewertungen | commentaires | valeurs nutritionnelles | recettes similaires |
    vous aimerez aussi | avis | comentarios | informacion nutricional | valor nutricional | recetas relacionadas |
    tambien te puede gustar | recetas similares | valores nutricionales | deja un comentario | comentarios e avaliacoes | informacoes nutricionais | informacao nutricional | valores nutricionais | receitas relacionadas | receitas semelhantes | talvez voce goste | commenti | valori nutrizionali | ricette correlate | ti potrebbe interessare anche |
    potrebbero interessarti
  `),
};

/** Openings that head a part whatever follows ("Comments (47)", "More recipes from Ann", "How to make the best pancakes"). */
const HEADING_OPENINGS: Readonly<Record<HeadingKind, readonly string[]>> = {
  junk: entries(`
    comments | more recipes | weitere rezepte | meer recepten | plus de recettes | mas recetas | altre ricette | mais receitas | more from | you may also | you might also | did you make | did you try | nutrition |
    nutritional | reviews | about the author | leave a | load more | other recipes | popular | related recipes |
    subscribe | follow
  `),
  ingredients: entries(`
    ingredienser til | ingredienser for | ingredienten voor | składniki na | skladniki na | hozzavalok |
    ingredients for | zutaten fur | ingredients pour | ingredientes para | ingredienti per | ingredientes | zutaten |
    ingredients
  `),
  steps: entries(`
    how to make | how to cook | how to prepare | how to bake | directions for | instructions for | steps to | method for |
    comment faire | comment preparer | comment realiser | comment on fait | como hacer | como hacemos | como preparar | como se hace | como se hacen |
    como se prepara | como elaborar | como fazer | como se faz | come fare | come si fa | come si fanno | come preparare | come si prepara
  `),
  notes: entries(`
    notes on | tips for | variation | tips on | why you | why youll | how to store | how to freeze | how to serve | what to serve |
    can i | what is | related | a few things | some things | a couple of things | things ive learned
  `),
};

/** "More Easy Chicken Recipes": what stands around the dish is open. */
const MORE_RECIPES = /^(?:more|other|similar|related) (?:[\p{L}\p{N}]+ ){0,5}recipes$/u;

const LONGEST_HEADING = 80;

/** Lower case, no accents, no punctuation, no pictographs: the form in which headings are compared. */
export const headingKey = keepingRecent((text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}|['’`]/gu, "")
    .replace(/ß/g, "ss")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim(),
);

/** In this order a heading that could be of two kinds is looked up. */
const KINDS = ["junk", "ingredients", "steps", "notes"] as const;
const WHOLE = new Map<string, HeadingKind>();
for (const kind of KINDS) for (const words of HEADINGS[kind]) WHOLE.set(headingKey(words), kind);

/** The openings by their first word, each with the blank that stands behind it. */
const OPENINGS = new Map<string, { opening: string; kind: HeadingKind }[]>();
for (const kind of KINDS)
  for (const words of HEADING_OPENINGS[kind]) {
    const first = words.split(" ", 1)[0] ?? "";
    OPENINGS.set(first, [...(OPENINGS.get(first) ?? []), { opening: `${words} `, kind }]);
  }

/**
 * The part of a recipe that `text` heads, or null. Only the words are judged ("Method", "Zutaten für 4 Personen", "Comments (47)"):
 * a sentence that merely begins with such a word is no heading.
 */
export const headingOf = (text: string): HeadingKind | null =>
  text.length > LONGEST_HEADING ? null : headedBy(text);

/** Does the key head a list of ingredients, and say for how many it is ("til 4 personer")? "Cook for 10 minutes" is work. */
const headsListFor = (key: string): boolean =>
  FOR_PEOPLE.test(key) && WHOLE.get(key.replace(FOR_PEOPLE, "")) === "ingredients";
const FOR_PEOPLE =
  / (?:for|fur|pour|para|per|per a|voor|till|til|na|dla|pro) \d{1,3}(?: \d{1,3})? \p{L}{3,14}$/u;

/** Each line is asked from many sides. */
const headedBy = keepingRecent((text: string): HeadingKind | null => {
  const bare = text
    .replace(/(?:(?<!\s)\s+)?[([][^)\]]{0,60}[)\]]\s*/g, " ")
    .replace(/(?<![:\s–—-])[:\s–—-]+$/, "");
  const key = headingKey(bare);
  if (key === "") return null;
  const whole = WHOLE.get(key) ?? WHOLE.get(key.replace(/^\d{1,3} | \d{1,3}$/g, ""));
  if (whole) return whole;
  const ofPart = headsPart(bare) ?? headsNamed(text);
  if (ofPart !== null) return ofPart;
  if (headsListFor(key)) return "ingredients";
  if (MORE_RECIPES.test(key)) return "junk";
  if (/[.!]$/.test(bare) || key.split(" ").length > 9) return null;
  return (
    OPENINGS.get(key.slice(0, key.indexOf(" ")))?.find(({ opening }) => key.startsWith(opening))?.kind ?? null
  );
});

/** "Modo de preparo – Bolo": a heading of list or method, and what part of the dish it is of; null where an order follows. */
function headsPart(text: string): HeadingKind | null {
  const [, lead = "", part = ""] = WITH_PART.exec(text) ?? [];
  const kind = lead === "" ? undefined : WHOLE.get(headingKey(lead));
  const first = part.split(/\s/, 1)[0]?.toLowerCase() ?? "";
  const isPart = (kind === "ingredients" || kind === "steps") && !COOKING_VERBS.has(first);
  return isPart && part.split(/\s+/).length <= PART_OF_WORDS ? kind : null;
}
const WITH_PART = /^([^–—:.!?\d-]{5,40}) [–—-] ([^–—:.!?,\d-]{3,40})$/u;
const PART_OF_WORDS = 4;

/** No name of a part is longer, in words; shorter ones name nothing. */
const PART_WORDS = { least: 2, most: 6 };

/**
 * The part of the dish that a heading of ingredients or of steps names: "For the base" of "Ingredients for the base"; null where it names none,
 * or people ("Zutaten für 4 Personen").
 */
export function partNamed(text: string): string | null {
  const kind = headingOf(text);
  if ((kind !== "ingredients" && kind !== "steps") || text.length > LONGEST_HEADING) return null;
  const words = text
    .replace(/(?<![:\s])[:\s]+$/, "")
    .trim()
    .split(/\s+/);
  const heads = (count: number) => WHOLE.get(headingKey(words.slice(0, count).join(" "))) === kind;
  let lead = words.length;
  while (lead > 0 && !heads(lead)) lead--;
  const rest = words.slice(lead);
  const isName = lead > 0 && rest.length >= PART_WORDS.least && rest.length <= PART_WORDS.most;
  if (!isName || /\d/.test(rest.join(""))) return null;
  const name = rest.join(" ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const LONGEST_LABEL = 40;

/** A line of notes with its label in front: "Tip: serve it cold". */
export function isRemark(text: string): boolean {
  const colon = text.indexOf(":");
  if (colon < 2 || colon > LONGEST_LABEL || colon > text.length - 3) return false;
  return WHOLE.get(headingKey(text.slice(0, colon))) === "notes";
}

const PACKS: readonly Partial<PartWords>[] = topicOf("parts");
const listed = (list: (words: Partial<PartWords>) => string | undefined): string[] =>
  PACKS.flatMap((pack) => list(pack)?.split("|") ?? []);

const PREPARATIONS = new Set(listed((words) => words.preparations));
/** Of languages whose names begin with what the thing is: "Salsa verde". */
const FIRST = new Set(
  PACKS.flatMap((pack) => (pack.nounFirst === true ? (pack.preparations?.split("|") ?? []) : [])),
);
const COMPOUND_ENDS = listed((words) => words.compoundEnds);
/** No first half of a compound is shorter. */
const SHORTEST_HALF = 3;
const SEASONINGS = new Set(listed((words) => words.seasonings));
const SERVED = listed((words) => words.served);

/** No name of a part is longer. */
const LONGEST_NAME = 60;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<![:.\s])[:.\s]+$/, "")
    .trim();

/** True when the name's last word is what a part of a recipe makes: "Peanut sauce", "FLAKY PIE DOUGH"; the first one of "Molho branco". */
export function namesPreparation(name: string): boolean {
  if (name.length > LONGEST_NAME) return false;
  const words = plain(name).split(/\s+/);
  const last = words.at(-1) ?? "";
  const two = words.slice(-2).join(" ");
  return (
    FIRST.has(words[0] ?? "") ||
    PREPARATIONS.has(last) ||
    PREPARATIONS.has(singular(last)) ||
    PREPARATIONS.has(two) ||
    COMPOUND_ENDS.some((end) => last.length >= end.length + SHORTEST_HALF && last.endsWith(end))
  );
}

/** True for what is bought without an amount and heads no list: "Salt and pepper". */
export const isSeasoning = (name: string): boolean =>
  name.length <= LONGEST_NAME && SEASONINGS.has(plain(name));

/** True when the text ends as the last line of a list does: "Lime wedges, to serve". */
export function endsServed(text: string): boolean {
  const bare = plain(text).replace(/[()]/g, "");
  return SERVED.some((ending) => bare.endsWith(` ${ending}`));
}
