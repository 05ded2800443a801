/** How Spanish recipes state what stands around them: for how many, how much comes out, how long it takes. Data only, lower case. */
import type { FactWords } from "@/lib/engine/language/pack/pages";

export const FACTS: FactWords = {
  times: {
    preparation:
      "tiempo de preparación|tiempo de elaboración|preparación|tiempo activo|tiempo de trabajo|prep|tiempo de prep.|tiempo de prep|elaboración|prep.|mano de obra",
    cooking:
      "tiempo de cocción|tiempo de cocinado|tiempo de horneado|tiempo de horno|cocción|cocinado|horneado|horno|tiempo en el horno|tiempo de fritura|guiso|tiempo de guiso|cocimiento|tiempo de cocimiento|coccion",
    resting:
      "tiempo de reposo|reposo|remojo|tiempo de remojo|marinado|tiempo de marinado|tiempo de levado|levado|fermentación|tiempo de refrigeración|refrigeración|tiempo de enfriado|enfriado|congelación|descanso|tiempo de descanso|espera|tiempo de espera|nevera|heladera|frío|tiempo de frío|macerado|maceración|tiempo de maceración|marinada|enfriamiento|tiempo de enfriamiento|adobo|tiempo de fermentación|desalado|leudado|tiempo de leudado|congelado|tiempo de congelación",
    total:
      "tiempo total|tiempo empleado|tiempo previsto|tiempo medio|tiempo estimado|tiempo aproximado|total|tiempo|duración|listo en|lista en|tiempo de preparación total|en total|listos en|listas en|tiempo necesario|se hace en|se prepara en",
  },
  serves:
    "para|porciones|raciones|comensales|personas|número de raciones|número de porciones|n.º de personas|sirve|nº de personas|n° de personas|nº de raciones|n° de raciones|nº de porciones|número de personas|número de comensales|nº de comensales|cantidad de porciones|ingredientes para|ingredientes (para|receta para|cantidades para|rinde para|da para|alcanza para|salen para|sale para|suficiente para|porción|somos|somos como|somos unos|seremos|éramos",
  eaters:
    "personas|persona|porciones|raciones|comensales|ración|porción|pers.|pers|adultos|niños|invitados|amigos|comensal|platos|pax",
  makes:
    "rinde|rinde pa'|rinde para|rendimiento|salen|cantidad|da para|rinde aproximadamente|para hacer|número de unidades|número de piezas|unidades",
  openEnded: "rinde|salen|número de unidades|número de piezas|unidades",
  helpings: "platos|cuencos",
  forEaters: "para|receta para",
  among: "en|entre|sobre",
  enough: "bien|generosamente",
  yieldLeads:
    "esto|esta receta|la receta|con estas cantidades|con esta cantidad|con estos ingredientes|con esta receta|me|nos",
  needed: "necesitas|necesitamos|necesitaremos|necesitarás|necesitáis|vas a necesitar|hacen falta|necesitan",
  adds: "más|y",
  otherTimes: "tiempo de lectura",
  pieces:
    "moldes|molde|placas de horno|placa de horno|placas|placa|bandejas de horno|bandeja de horno|bandejas|bandeja|unidades|unidad|piezas|galletas|trozos|tortillas|magdalenas|muffins|cupcakes|panecillos|bollos|empanadas|empanadillas|croquetas|albóndigas|tortitas|panqueques|porciones de tarta|rebanadas|alfajores|bolitas|rollitos|tarros|frascos|vasitos|brochetas|uds|uds.|ud.|unids.|bizcocho|bizcochos|tarta|tartas|tartaletas|pan|panes|barras|hogazas|buñuelos|churros|arepas|tacos|tamales|pupusas|medialunas|polvorones|mantecados|rosquillas|pestiños|torrijas|trufas|cuadrados|porciones de bizcocho|pizzas|pizza|hamburguesas|rollos|canelones|conos|botes|bote|botella|botellas|litros|flanes|flaneras|cocas|focaccia|quiche|pastel|pasteles|pastelitos|donuts|rosquetes|bocaditos|brownies|crepes|crêpes|gofres|wraps|burritos|quesadillas|sopes|gorditas|chapatas|bollitos|masitas|facturas|milanesas|budín|budines|fuente|fuentes|pirex|tarrinas|vasos|copas|rebanadas|donas|conchas|sorrentinos|ñoquis|papusas|pionono|scones|galletitas|tequeños|hojaldres|palmeritas|bombones|figuritas|molletes|teleras",
  sizes: "cm|mm|litro|litros",
  divides: "cortar en|corta en|dividir en",
  about:
    "unos|unas|aproximadamente|aprox.|alrededor de|más o menos|aprox|cerca de|como|más o menos unas|más o menos unos|casi",
  overnight: "toda la noche|una noche",
  ovenRows: "horno|temperatura del horno|temperatura",
  cardLabels:
    "dificultad|nivel de dificultad|coste|precio|categoría|cocina|calorías|autor|tipo de plato|tipo de cocina|tiempo de lectura|utensilios|temporada|dieta|fuente|tipo|técnica|momento",
};
