/** By which words Spanish recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey` compares. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";

export const HEADINGS: HeadingWords = {
  ingredients: `
    cantidad ingrediente | ingrediente cantidad | lo que necesitas | vas a necesitar | que se necesita | lo que vas a necesitar | ingredientes
    | los ingredientes | lista de ingredientes | necesitas | que necesitas | que necesitamos | ingredientes necesarios | ingrediente | la compra | lista de la compra
    | la lista de la compra | lista de compras
  `,
  joined: { and: "y", toTry: "para probar | que probar" },
  announcing:
    "aqui van los | aqui estan los | aqui tienes los | vamos con los | vamos con la | vamos a por los | vamos a los | estos son los | ahora los | ahora la | y ahora la | pasamos a los | pasamos a la | empezamos con los | empezamos con la",
  steps: `
    instrucciones de preparacion | instrucciones de elaboracion | la receta paso a paso |
    lo hacemos asi | asi lo hacemos | asi se hace | asi se prepara | como lo hacemos | como la hacemos | como los hacemos | como las hacemos |
    como se elabora | manos a la obra | preparacion | la preparacion | elaboracion | instrucciones | pasos | modo de preparacion |
    procedimiento | como se hace | como hacer | como hacerlo | como se prepara | como preparar | modo de hacerlo | modo de elaboracion | paso
    a paso | elaboracion paso a paso | preparacion paso a paso | receta paso a paso
  `,
  stepByStep: "paso a paso",
  notes: `
    notas | nota | variantes | variaciones | consejos | consejo | trucos | sugerencias | utensilios | material | materiales | material necesario | menaje | equipo | equipo necesario | observaciones | consejos y trucos | trucos y consejos |
    trucos e ideas | ideas y trucos | consejos e ideas | trucos de la abuela | para saber mas | a tener en cuenta
  `,
  junk: `
    un poco de historia | historia | la historia | historia y origen | curiosidades | sabias que |
    comentarios | informacion nutricional | valor nutricional | recetas relacionadas | tambien te puede gustar | recetas similares | valores
    nutricionales | deja un comentario
    | dejar un comentario | deja tu comentario | deja una respuesta | valora esta receta
  `,
  openings: {
    notes: "consejos para | trucos para",
    junk: "mas recetas | has probado esta receta | has hecho esta receta | deja un comentario | dejar un comentario | deja tu comentario | deja una respuesta | tambien te puede | te puede gustar | quizas te guste | informacion nutricional | valores nutricionales",
    ingredients: "ingredientes para | ingredientes",
    steps:
      "como hacer | como hacemos | como preparar | como se hace | como se hacen | como se prepara | como elaborar",
  },
  forPeople: "para",
};
