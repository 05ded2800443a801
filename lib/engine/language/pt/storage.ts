/** Portuguese words that say where a food is kept when bought. Folded: no accents. */
import type { StorageWords } from "@/lib/engine/language/pack/lines";

export const STORAGE: Partial<StorageWords> = {
  perishable: `
    leite natas nata creme manteiga margarina queijo iogurte requeijao ricota presunto fiambre bacon toucinho linguica chourico salsicha frango peru pato vitela
    porco borrego cordeiro carne peixe salmao pescada bacalhau atum camarao camaroes lula lulas polvo ovo ovos gema gemas clara claras salsa salsinha coentro
    coentros manjericao hortela cebolinha espinafre espinafres alface rucula couve pepino cenoura cenouras aipo brocolis brocolos abobrinha curgete berinjela
    beringela pimentao pimento cogumelo cogumelos morango morangos framboesa framboesas mirtilo mirtilos tofu mussarela mozarela parmesao
  `,
  keeps: `
    coco lata enlatado enlatada seco seca secos secas po moida moido caldo vinagre oleo azeite condensado evaporado conserva desidratado
  `,
};
