/** The words that open Spanish instructions and amounts, and those of people who talk to readers. Data only, lower case. */
import type { CookingWords } from "@/lib/engine/language/pack-steps";

export const COOKING: CookingWords = {
  verbs: `
    precalentar precalienta precalentamos añadir añade añadimos agregar agrega agregue agregamos mezclar mezcla mezclamos mezcle cortar corta
    cortamos corte picar pica picamos pique pelar pela pelamos pele freír fríe hervir hierve hervimos cocinar cocina cocinamos cocine cocer cuece
    cocemos cueza hornear hornea horneamos hornee batir bate batimos bata verter vierte vertemos vierta poner pon ponemos ponga colocar coloca
    coloque dejar deja dejamos deje sofreír sofríe servir sirve servimos sirva calentar calienta calentamos caliente echar echa echamos remover
    remueve removemos remueva retirar retira retire escurrir escurre lavar lava lavamos lave amasar amasa amase extender extiende espolvorear
    espolvorea triturar tritura trituramos salpimentar rallar ralla reservar reserva reservamos reserve incorporar incorpora incorporamos cubrir
    cubre tapar tapa derretir derrite unir une decorar decora
  `,
  openers: "en una un luego después mientras cuando primero finalmente por para con",
  amountOpeners: "media medio",
  prose: "mi nuestra nosotros",
};
