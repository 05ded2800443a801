/** What stands on Spanish pages around a recipe and between its lines, as far as it is written down. Data only. */
import type { FurnitureWords, PageWords, TitleWords } from "@/lib/engine/language/pack/pages";

export const PAGES: Partial<PageWords> = {
  controls:
    "saltar al contenido|ir al contenido|pasar al contenido principal|saltar al contenido principal|imprimir|imprimir receta|guardar|guardar receta|compartir|ir a la receta|saltar a la receta|valorar|valorar receta|califica esta receta|ver vídeo|ver video|modo cocina|comentarios|comentar|seguir leyendo|leer más|ver más|suscríbete|añadir a favoritos|agregar a favoritos|añadir a la lista de la compra|agregar a la lista de compras|agregar a la lista de la compra|añadir a la lista de compras|añadir ingredientes a la lista de la compra|mantener la pantalla encendida|evitar que la pantalla se apague|modo cocina evita que la pantalla se apague|copiar ingredientes|copiar|seleccionar todo|deseleccionar todo|comprar ingredientes|pinear|sistema métrico",
  advertisements: "publicidad|anuncio",
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
  asides: "fácil|fáciles|rápido|rápida|muy|súper",
  cardLabels:
    "dificultad|nivel|coste|costo|categoría|tipo de plato|dieta|temporada|autor|autora|foto|región|origen",
  headEnds: "al|a|con|y|sin|de|del|en|sobre",
  mailHeads: "de|para|fecha|enviado",
  recipeFor: "la receta de la|la receta del|la receta de|receta de la|receta del|receta de",
  collections: "recetas",
  persons: "yo|nosotros|mi|mis|nuestra|nuestro",
};
