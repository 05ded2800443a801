/**
 * Units of ingredient amounts: how they are written in English, German, French, Spanish and Italian recipes, what they measure, and how
 * much they hold. One table; sizes in ml and g are the customary US values (metric recipes state metric units).
 */
export type UnitKind = "volume" | "weight" | "count" | "container" | "length" | "vague";
export type Unit = {
  id: string;
  kind: UnitKind;
  /** millilitres or grams of one, when that is fixed */ base: number | null;
};

type Row = [id: string, kind: UnitKind, base: number | null, forms: string];

/** Multi-word forms are listed with one blank between the words; a final dot is never part of a form. */
const ROWS: readonly Row[] = [
  [
    "tsp",
    "volume",
    4.929,
    "tsp,tsps,teaspoon,teaspoons,teaspoonful,teaspoonfuls,ts,t,tl,teelöffel,teeloeffel,cc,c à c,c à café,c a c,càc,cac,cuillère à café,cuil à café,cuil à c,cuillères à café,cuillère à thé,cuillères à thé,cuillere a cafe,cuilleres a cafe,cucharadita,cucharaditas,cdta,cdtas,cdita,cditas,cucchiaino,cucchiaini,cucch.ino,coffee spoon,coffee spoons,tspn,tea spoon,tea spoons,teasp",
  ],
  [
    "tbsp",
    "volume",
    14.787,
    "tbsp,tbsps,tablespoon,tablespoons,tablespoonful,tablespoonfuls,tbs,tbl,tblsp,tbls,tblspn,tbspn,T,Tb,Tbs,el,esslöffel,essloeffel,cs,c à s,c à soupe,c a s,càs,cas,cuillère à soupe,cuil à soupe,cuil à s,cuillères à soupe,cuillere a soupe,cuilleres a soupe,cucharada,cucharadas,cda,cdas,cucchiaio,cucchiai,table spoon,table spoons,soup spoon,soup spoons,tablesp,tablepoon,tablepoons",
  ],
  [
    "dsp",
    "volume",
    9.858,
    "dsp,dsps,dstsp,dessertspoon,dessertspoons,dessertspoonful,dessert spoon,dessert spoons",
  ],
  ["cup", "volume", 236.588, "cup,cups,c,cupful,cupfuls,tasse,tassen,tasses,taza,tazas,tazza,tazze"],
  [
    "floz",
    "volume",
    29.574,
    "floz,fl oz,fl ozs,fluid oz,fluid ounce,fluid ounces,fl ounce,fl ounces,fluidounce,fluidounces,fluid-ounce,fluid-ounces,fl-oz",
  ],
  ["pint", "volume", 473.176, "pint,pints,pt,pts"],
  ["quart", "volume", 946.353, "quart,quarts,qt,qts"],
  ["gallon", "volume", 3785.41, "gallon,gallons,gal,gals"],
  [
    "ml",
    "volume",
    1,
    "ml,mls,mL,milliliter,milliliters,millilitre,millilitres,millilitri,millilitro,mililitro,mililitros",
  ],
  ["cl", "volume", 10, "cl,centiliter,centiliters,centilitre,centilitres,centilitro,centilitri,centilitros"],
  [
    "dl",
    "volume",
    100,
    "dl,deciliter,deciliters,decilitre,decilitres,deziliter,decilitro,decilitri,decilitros",
  ],
  ["l", "volume", 1000, "l,liter,liters,litre,litres,litro,litros,litri,ltr,lt"],
  ["mg", "weight", 0.001, "mg,milligram,milligrams"],
  ["g", "weight", 1, "g,gr,grs,gm,gms,gram,grams,grm,grms,gramme,grammes,gramm,gramo,gramos,grammo,grammi"],
  [
    "kg",
    "weight",
    1000,
    "kg,kgs,kilo,kilos,kilogram,kilograms,kilogramme,kilogrammes,kilogramm,kilogramo,kilogramos,chilo,chilogrammo",
  ],
  ["oz", "weight", 28.35, "oz,ozs,ounce,ounces,onza,onzas,oncia,once,onces"],
  ["lb", "weight", 453.59, "lb,lbs,pound,pounds,#,pfund,libra,libras,libbra,livre,livres"],
  ["stick", "count", 113.4, "stick,sticks"],
  ["inch", "length", null, 'inch,inches,in,inch-thick,inch-long,inch-wide,inch-diameter,"'],
  ["cm", "length", null, "cm,cms,centimeter,centimeters,centimetre,centimetres,zentimeter"],
  ["mm", "length", null, "mm,millimeter,millimetre,millimeters,millimetres"],
  ["clove", "count", null, "clove,cloves,zehe,zehen,gousse,gousses,diente,dientes,spicchio,spicchi"],
  [
    "slice",
    "count",
    null,
    "slice,slices,scheibe,scheiben,tranche,tranches,rodaja,rodajas,loncha,lonchas,rebanada,rebanadas,fetta,fette",
  ],
  [
    "bunch",
    "count",
    null,
    "bunch,bunches,bundle,bundles,bund,bünde,bouquet,bouquets,botte,bottes,manojo,manojos,mazzo,mazzi,mazzetto,mazzetti",
  ],
  ["head", "count", null, "head,heads,cabeza,cabezas,testa,teste,tête,têtes"],
  ["bulb", "count", null, "bulb,bulbs,knolle,knollen"],
  ["stalk", "count", null, "stalk,stalks,stange,stangen,branche,branches,rama,ramas,gambo,gambi,costa,coste"],
  ["rib", "count", null, "rib,ribs"],
  ["stem", "count", null, "stem,stems,stängel,stiel,stiele,tallo,tallos,tige,tiges"],
  ["sprig", "count", null, "sprig,sprigs,zweig,zweige,brin,brins,ramita,ramitas,rametto,rametti"],
  ["branch", "count", null, "branch"],
  ["spear", "count", null, "spear,spears"],
  ["leaf", "count", null, "leaf,leaves,blatt,blätter,feuille,feuilles,hoja,hojas,foglia,foglie"],
  ["ear", "count", null, "ear,ears"],
  ["strip", "count", null, "strip,strips"],
  ["rasher", "count", null, "rasher,rashers"],
  ["fillet", "count", null, "fillet,fillets,filet,filets"],
  [
    "piece",
    "count",
    null,
    "piece,pieces,pcs,pc,stück,stueck,stk,st,morceau,morceaux,trozo,trozos,pezzo,pezzi,pièce,pièces,pieza,piezas",
  ],
  ["chunk", "count", null, "chunk,chunks"],
  ["knob", "vague", null, "knob,knobs,nob,nub,lump,lumps,noix,nuez,noce,flocke,flocken"],
  ["cube", "count", null, "cube,cubes,würfel"],
  ["sheet", "count", null, "sheet,sheets,platte,platten"],
  ["ball", "count", null, "ball,balls,kugel,kugeln,boule,boules"],
  ["block", "count", null, "block,blocks,bloc,blocs"],
  ["cake", "count", null, "cake,cakes"],
  ["bar", "count", null, "bar,bars,tafel,tafeln,tablette,tablettes,tableta,tabletas"],
  ["square", "count", null, "square,squares"],
  ["scoop", "count", null, "scoop,scoops"],
  ["wedge", "count", null, "wedge,wedges"],
  ["link", "count", null, "link,links"],
  ["pod", "count", null, "pod,pods"],
  ["strand", "count", null, "strand,strands,thread,threads"],
  ["loaf", "count", null, "loaf,loaves"],
  ["rack", "count", null, "rack,racks"],
  ["round", "count", null, "rounds"],
  ["ring", "count", null, "ring,rings"],
  ["half", "count", null, "halves"],
  ["part", "count", null, "part,parts,teil,teile,parte,partes,parti"],
  [
    "portion",
    "count",
    null,
    "portion,portions,serving,servings,portionen,porción,porciones,porzione,porzioni",
  ],
  ["recipe", "count", null, "recipe,recipes,batch,batches"],
  ["count", "count", null, "count"],
  ["drop", "vague", null, "drop,drops,tropfen,goutte,gouttes,gota,gotas,goccia,gocce"],
  ["dash", "vague", null, "dash,dashes,spritzer,trait,traits,chorrito,chorritos"],
  [
    "splash",
    "vague",
    null,
    "splash,splashes,schuss,filet de,chorro,chorros,glug,glugs,drizzle,squeeze,squirt,squirts,spritz",
  ],
  [
    "pinch",
    "vague",
    null,
    "pinch,pinches,prise,prisen,msp,messerspitze,messerspitzen,pincée,pincées,pincee,pizca,pizcas,pizzico,pizzichi,smidgen,smidge",
  ],
  [
    "handful",
    "vague",
    null,
    "handful,handfuls,handvoll,poignée,poignées,poignee,puñado,puñados,manciata,manciate,fistful",
  ],
  ["dollop", "vague", null, "dollop,dollops,spoonful,spoonfuls,klecks"],
  [
    "sprinkle",
    "vague",
    null,
    "sprinkle,sprinkling,hint,touch,pour,grind,grinds,grinding,scraping,grating,gratings,shake,shakes,twist,twists,turn,turns",
  ],
  ["thumb", "vague", null, "thumb,thumbs"],
  ["shot", "volume", 44.36, "shot,shots,jigger,jiggers"],
  [
    "can",
    "container",
    null,
    "can,cans,tin,tins,dose,dosen,boîte,boîtes,boite,boites,lata,latas,lattina,lattine,scatola,scatole,scatoletta",
  ],
  [
    "jar",
    "container",
    null,
    "jar,jars,glas,gläser,pot,pots,bocal,bocaux,tarro,tarros,frasco,vasetto,vasetti,barattolo",
  ],
  ["glass", "container", null, "glass,glasses,verre,verres,vaso,vasos,bicchiere,bicchieri"],
  [
    "package",
    "container",
    null,
    "package,packages,pkg,pkgs,pkge,pack,packs,packet,packets,pk,pck,pkt,pkts,packung,packungen,päckchen,paeckchen,pckg,paquet,paquets,paquete,paquetes,pacchetto,pacchetti,confezione,confezioni,sachet,sachets,sobre,sobres,bustina,bustine,beutel,pouch,pouches",
  ],
  ["bag", "container", null, "bag,bags,sac,bolsa,bolsas,sacchetto"],
  ["box", "container", null, "box,boxes,carton de,caja,cajas,scatola di"],
  [
    "bottle",
    "container",
    null,
    "bottle,bottles,flasche,flaschen,bouteille,bouteilles,botella,botellas,bottiglia,bottiglie",
  ],
  ["carton", "container", null, "carton,cartons,punnet,punnets,becher,barquette,bandeja"],
  [
    "container",
    "container",
    null,
    "container,containers,tub,tubs,tube,tubes,tubo,tubetto,miniature,miniatures,basket,baskets,crate,bucket,canister",
  ],
  ["envelope", "container", null, "envelope,envelopes"],
];

const BY_FORM = new Map<string, Unit>();
const BY_ID = new Map<string, Unit>();
let longest = 1;
for (const [id, kind, base, forms] of ROWS) {
  const unit: Unit = { id, kind, base };
  BY_ID.set(id, unit);
  for (const form of forms.split(",")) {
    BY_FORM.set(form, unit);
    longest = Math.max(longest, form.split(" ").length);
  }
}

/** Most words that one written form of a unit has. */
export const UNIT_MAX_WORDS = longest;

/**
 * The unit that is written like this ("Tbsp", "fl oz", "c à s"), or null. `T` and `t` are tablespoon and teaspoon; other forms in any case.
 */
export function unitWritten(form: string): Unit | null {
  return BY_FORM.get(form) ?? BY_FORM.get(form.toLowerCase()) ?? null;
}

/** The unit with this id (`IngredientLine.unit`), or null. */
export function unitById(id: string | null): Unit | null {
  return id === null ? null : (BY_ID.get(id) ?? null);
}

/**
 * `quantity` of one unit expressed in another of the same kind ("1 tbsp" of "3 tbsp", "4 oz" of "1 lb"), or null when they cannot be compared.
 */
export function convertUnit(quantity: number, from: string | null, to: string | null): number | null {
  if (from === to) return quantity;
  const a = unitById(from);
  const b = unitById(to);
  if (!a || !b || a.base === null || b.base === null) return null;
  const weight = (unit: Unit) => unit.kind === "weight" || unit.id === "stick";
  if (weight(a) !== weight(b)) return null;
  return (quantity * a.base) / b.base;
}
