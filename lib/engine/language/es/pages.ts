/** Spanish words of the page: headings, the shape of lines, and all that is no recipe. Data only, lower case. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";
import type { FurnitureWords, PageWords, ShapeWords, TitleWords } from "@/lib/engine/language/pack/pages";

// By which words Spanish recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey`
// compares.

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
    pasos a seguir | instrucciones de preparacion | instrucciones de elaboracion | la receta paso a paso |
    lo hacemos asi | asi lo hacemos | asi se hace | asi se prepara | como lo hacemos | como la hacemos | como los hacemos | como las hacemos |
    como se elabora | manos a la obra | preparacion | la preparacion | elaboracion | instrucciones | pasos | modo de preparacion |
    procedimiento | como se hace | como hacer | como hacerlo | como se prepara | como preparar | modo de hacerlo | modo de elaboracion | paso
    a paso | elaboracion paso a paso | preparacion paso a paso | receta paso a paso
  `,
  stepByStep: "paso a paso",
  notes: `
    conservacion | notas | nota | variantes | variaciones | consejos | consejo | trucos | sugerencias | utensilios | material | materiales | material necesario | menaje | equipo | equipo necesario | observaciones | consejos y trucos | trucos y consejos |
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

// By which words the shape of a Spanish line is judged. Data only: alternatives of patterns, in lower case.

export const SHAPES: Partial<ShapeWords> = {
  months:
    "ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?",
  prepared: "picad[oa]s?|rallad[oa]s?|cortad[oa]s?|pelad[oa]s?|trocead[oa]s?|machacad[oa]s?|derretid[oa]s?",
  toTaste:
    "al gusto|para decorar|para servir|para engrasar|para freír|para espolvorear|c/n|cantidad necesaria",
  energy: "calorías|energía",
  nutrients: "proteínas|calorías|hidratos de carbono|carbohidratos|grasas",
  steps: "paso|fase|etapa",
  greetings: "hola|querid[oa]",
  partings: "besos|beso|abrazos|abrazo|saludos",
  sentFrom: "enviado desde|enviado de",
  ingredientsInline: "ingredientes|(?:lo que|qué) (?:necesitas|necesitamos|necesitáis|vas a necesitar)",
  stepsInline:
    "modo de hacerlo|procedimiento|preparación|elaboración|instrucciones|pasos|modo de preparación",
  notesInline:
    "notas|información nutricional(?: por (?:ración|porción))?|valor(?:es)? nutricional(?:es)?(?: por (?:ración|porción))?",
  hangs: "y|o|de|con|del|en|para|la|el|los|las|sin",
  beforeSameAmount: "o|y|de|unos|unas|más",
  until: "hasta",
  kitchen: "sartén|olla|horno|fuego|cazuela|cazo|molde|fuente|bandeja",
  shopping: "compra",
  dayLeads:
    "la (?:noche|tarde|víspera)(?: anterior| antes)?|(?:noche|tarde) anterior|(?:el |al )?día (?:anterior|antes|siguiente)|al otro día|a la mañana siguiente",
  partLeads: "para|para hacer|para preparar|para elaborar",
  partArticles: "el|la|los|las",
  partAlone:
    "para acompañar|para servir|para decorar|para adornar|para emplatar|para montar|para rellenar|para rebozar|para empanar|para freír|para gratinar|para pintar|para espolvorear|además|guarnición|decoración|para terminar|acabado|(?:para el )?montaje",
  authors: "por",
  adaptedFrom: "adaptad[oa]",
  leadsOn: "pues|entonces|bueno|así que|bien",
  told: "(?:necesitas|necesitamos|necesitarás|necesitáis|vas a necesitar|hacen? falta|se necesitan?|necesitaremos|utilizaremos|yo uso)",
  toldFirst: "toma|tome|tomad|coge|coged|coges|cogéis|cogemos|tomas|tomamos",
  toldMore: "más|además|y también",
};

// What stands on Spanish pages around a recipe and between its lines, as far as it is written down. Data only.

export const PAGES: Partial<PageWords> = {
  controls:
    "saltar al contenido|ir al contenido|pasar al contenido principal|saltar al contenido principal|imprimir|imprimir receta|guardar|guardar receta|compartir|ir a la receta|saltar a la receta|valorar|valorar receta|califica esta receta|ver vídeo|ver video|modo cocina|comentarios|comentar|seguir leyendo|leer más|ver más|suscríbete|añadir a favoritos|agregar a favoritos|añadir a la lista de la compra|agregar a la lista de compras|agregar a la lista de la compra|añadir a la lista de compras|añadir ingredientes a la lista de la compra|mantener la pantalla encendida|evitar que la pantalla se apague|modo cocina evita que la pantalla se apague|copiar ingredientes|copiar|seleccionar todo|deseleccionar todo|comprar ingredientes|pinear|sistema métrico|más recetas|otras recetas|recetas relacionadas|recetas similares|también te puede gustar|te puede gustar|te puede interesar|deja un comentario",
  advertisements:
    "publicidad|anuncio|(?:sigue|continúa) leyendo(?: después de la publicidad)?|(?:la receta |el artículo )?(?:continúa|sigue) después de la publicidad",
  steps: "paso",
  stepOf: "de",
  consents:
    "(?:valoramos|respetamos) (?:su|tu) privacidad|(?:su|tu) privacidad|(?:configuración|gestión|aviso|uso) de (?:las )?cookies|antes de (?:continuar|seguir)|(?:utilizamos|usamos|este sitio (?:utiliza|usa)) cookies|aceptar (?:las )?cookies",
  consentTalk: "cookies?|consentimiento|privacidad|datos(?: personales)?|socios|publicidad",
  consentAnswers:
    "(?:aceptar|rechazar|permitir)(?: (?:todo|todas|y (?:continuar|cerrar)|las cookies|todas las cookies))?|acepto|(?:configurar|personalizar|gestionar)(?: (?:cookies|opciones|preferencias))?|más (?:opciones|información)",
  recipes: "receta|recetas",
  endsPart:
    "consejos?|trucos?|notas?|conservación|comentarios?|valor nutricional|información nutricional|variantes?|sugerencias?",
  groupLeads: "para|paso",
  listedGroups: "para el|para la|para los|para las",
  invitations:
    "¿?(?:has|habéis|ha) (?:hecho|probado|preparado|cocinado) (?:ya )?(?:esta|esa|la) receta|¿te ha gustado|deja(?:me|nos)? (?:un|tu) comentario|etiquéta(?:me|nos)|sígue(?:me|nos)|cuénta(?:me|nos) (?:qué|cómo)",
  signed: "por|autor|autora|escrito por|publicado por",
  dated: "publicad[oa]|actualizad[oa]|última actualización|modificad[oa]|fecha",
  readIn: "lectura|de lectura|tiempo de lectura",
  counted: "comentarios?|valoraci(?:ón|ones)|opini(?:ón|ones)|votos?|visitas|respuestas?|me gusta",
  pictures: "fotos?|fotografía|imagen|fuente",
  pictureCredits: "de|por",
  notEaten: "comentarios?|valoraciones|votos|estrellas|porciones|raciones|personas|recetas",
  notYields: "calorías|euros",
  nutrientLeads: "de las cuales|de los cuales",
  nutrients:
    "calorías|energía|grasas?|hidratos de carbono|carbohidratos|proteínas?|fibra|azúcar(?:es)?|sal|sodio|colesterol",
};

export const FURNITURE: Partial<FurnitureWords> = {
  forums: "publicado por",
  farewells:
    "buen provecho|que aproveche|que les aproveche|besos|besitos|abrazos?|saludos|hasta (?:pronto|la próxima|mañana)|nos vemos|feliz (?:domingo|semana|día|fin de semana)|a disfrutar",
  letters:
    "a disfrutar|un abrazo|un beso|un besito|besos|besitos|abrazos|saludos|un saludo|con cariño|con mucho cariño|buen provecho|que aproveche|enviado desde|reenviado|mensaje reenviado|nos vemos|ya me cuentas|ya me contarás|ya me dirás|hasta pronto|muchas gracias",
  captions:
    "¿?(?:quieres|quiere|te gustaría) [^?]{0,100}\\?$|si (?:quieres|lo deseas), (?:también )?puedo|avísame si|sígueme|síguenos|seguime|guarda esta receta|guárdala|guardá esta receta|(?:comparte|compartí)(?! (?:la masa|entre|en (?:dos|tres|cuatro|\\d)))|etiqueta|etiquétame|cuéntame|cuéntanos|contame|déjame|dejame|dale a me gusta|suscríbete|dale like",
  noteLabels:
    "sin [\\p{L} -]{3,25}|notas?|consejos?|trucos?|tips?|sugerencias?|observaci(?:ón|ones)|variantes?|variaci(?:ón|ones)|conservación|para conservar|almacenamiento|guardado|para guardar|cómo guardar|cómo conservar|congelación|para congelar|acompañamiento|acompaña[rn]?|(?:el )?(?:consejo|truco|secreto|toque) (?:del chef|de la abuela|final|extra)|consejos? de la abuela|nota (?:del chef|del autor|de la autora)|¡?ojo!?|importante|opcional|versión [\\p{L} ]{3,20}|alternativas?|sin gluten|vegano|vegana|vegetariana|maridaje|dato|secreto|advertencia|para aprovechar|sobras|con antelación|recomendación|recomendaciones|atención|para acompañar|p\\.?\\s?d\\.?|n\\.?\\s?b\\.?|nota (?:final|importante)|sugerencias? de (?:presentación|servir|consumo)|para una versión [\\p{L} ]{3,24}|presentación",
  musts: "importante|muy importante",
  warnings: "¡?ojo|cuidado|atención|no (?:te olvides|olvides|olvide|olviden)",
  keeping:
    "se (?:conservan?|guardan?|mantienen?|congelan?)|aguantan?|duran?|(?:se )?pueden? (?:congelar|conservar|guardar|preparar|hacer)(?:se|la|las|lo|los)?|está[n]? (?:aún |todavía |incluso )?(?:mejor|más ricas?|más ricos?|más buenas?|más buenos?|buenísim[oa]s?)|queda[n]? (?:aún |todavía )?mejor|saben? mejor|(?:está|queda|sabe|es)n? (?:muy |aún |todavía |incluso |igual de |también )*(?:bien|rica|rico|buena|bueno|deliciosa|delicioso|riquísim[oa]|buenísim[oa]|mejor|más rica|más rico|mejores|ricas|ricos)s?|(?:se )?(?:puede|pueden) (?:también )?(?:congelar|conservar|guardar|preparar|hacer|servir|tomar|comer|sustituir|cambiar)(?:se|la|las|lo|los)?",
  keepingPlace:
    "días?|semanas?|meses|nevera|heladera|frigorífico|refrigerador|refri|congelador|hermétic[oa]|tarro|lata|táper|tupper|antelación|víspera|al día siguiente|de un día para otro|tapad[oa]s?|frí[oa]s?|congelar\\p{L}{0,3}|sin problemas?|perfectamente|al día|con|fría|caliente|tibia|templad[oa]s?|sustituir|por|acompañad[oa]s?",
  storing:
    "con [^.;]{3,60} es (?:un|una) (?:cena|comida|plato) (?:complet[oa]|único)|con (?:lo que sobre|(?:el|la|los|las) [\\p{L} ]{3,20}que sobren?)|(?:guarda|guardar|guarde|guardá|conserva|conservar|conserve|consérvalas?|consérvalos?|consérvese|guárdal[oa]s?|congela|congelar)[^.;]{0,80}(?:hermétic[oa]|\\d+ (?:días|semanas|meses)|(?:dos|tres|cuatro|cinco|seis|varios|unos|unas|varias) (?:días|semanas|meses)|una semana|un mes)|(?:lo que sobre|las sobras|si sobra|si te sobra|si os sobra|si le sobra)[^.;]{0,80}|(?:guarda|guarde|conserva|conserve|guárdal[oa]s?)[^.;]{0,60}(?:nevera|frigorífico|heladera|refrigerador)[^.;]{0,40}(?:días|semana)",
  remarks:
    "si (?:la|el|los|las|te|os|le|ves|queda|quedan)[^,.;]{0,40}(?:demasiad|muy|se corta|se cortan|poc[oa]|sosa?|espes|líquid|sec[oa])[^.;]{0,30},|al día siguiente (?:está|están|es|son|saben?)(?!\\p{L})|también (?:puedes|se puede)|queda (?:muy )?(?:rico|bien) con|ideal con|delicioso con|está[n]? (?:riquísim|buenísim|delicios)|puedes? (?:sustituir|cambiar|usar|utilizar|hacerl|prepararl|añadirle)|se puede (?:sustituir|cambiar|usar|hacer|preparar)|podés (?:reemplazar|usar|cambiar)|si (?:te gusta|le gusta|les gusta|os gusta|no tienes|no tenés|no tiene|prefieres|preferís) |en lugar de|en vez de|(?:puedes?|podéis|pueden|podés) (?:sustituir|cambiar|usar|utilizar|congelar|hacer|preparar|añadir|servir|acompañar|poner|reemplazar|guardar)|ideal para|perfect[oa]s? (?:para|con)|(?:muy |más )?(?:ric[oa]s?|buen[oa]s?|delicios[oa]s?) (?:con|al|también|frí|tibi|calient)|para una versión|si (?:la|lo|las|los) (?:prefieres|quieres|prefiere|quiere|preferís|dejas)|si (?:quieres|quiere|queréis|lo deseas|te sobra|sobra)|se (?:puede|pueden|conserva|conservan|guarda|guardan|congela|congelan|acompaña|sirve con)|frí[oa]s? (?:está|queda|es)|aguanta|dura(?!\\p{L})|duran(?!\\p{L})|también (?:está|queda|es)",
  noteNouns: "trucos?|consejos?|secretos?|sugerencias?",
  postscripts: "p\\.?\\s?d\\.?",
};

export const TITLES: Partial<TitleWords> = {
  ownerPhrases: "de la cocina de|respuesta de|publicado por",
  labels: "título|receta|receta de|nombre de la receta|asunto|receta de la semana|receta del día|tema",
  talk: "hola|amiga|amigo|aquí va|aquí van|aquí tienes|te paso|como te prometí|la receta|hoy os traigo|hoy les traigo|les comparto|os comparto|chicas|gente|amigos|buenas|alguien tiene|quién tiene|busco una",
  talked:
    "yo|tú|tu|el|la|los|las|lo|un|una|unos|unas|mi|mis|su|sus|este|esta|estos|estas|es|son|aquí|va|van|tienes|te|me|se|le|les|paso|mando|dejo|receta|recetas|que|para|como|hola|pediste|pedido|prometí|prometido|ayer|hoy|hace|hacía|hija|hijo|mamá|abuela|por|fin|salen|sale|gracias|amiga|amigo|querida|querido|chicas|gente|amigos|comparto|traigo|buenas|triunfan|mejor|triunfa|siempre|todos|familia|casa|gusta|encanta|os",
  storyHeads: "por qué me|por qué nos|por qué te|por qué os|por qué este|por qué esta",
  chapters:
    "entrante|primer plato|segundo plato|plato principal|postre|guarnición|entrantes|postres|sopas|carnes|pescados|ensaladas|platos principales|repostería",
  named: "el|las|los|mi|mis|nuestro|nuestra",
  nameEnds: "receta|que|de ayer|de la otra|para|como|te|me|por",
  howTo: "cómo hacer|cómo preparar|cómo cocinar",
  endings:
    "receta|receta fácil|receta fácil y rápida|receta casera|receta tradicional|receta original|receta paso a paso|receta de la abuela",
  asides: "fácil|fáciles|rápido|rápida|muy|súper",
  cardLabels:
    "dificultad|nivel|coste|costo|categoría|tipo de plato|dieta|temporada|autor|autora|foto|región|origen",
  headEnds: "al|a|con|y|sin|de|del|en|sobre",
  mailHeads: "de|para|fecha|enviado",
  recipeFor: "la receta de la|la receta del|la receta de|receta de la|receta del|receta de",
  collections: "recetas",
  persons: "yo|nosotros|mi|mis|nuestra|nuestro",
};
