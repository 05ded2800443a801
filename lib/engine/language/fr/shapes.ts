/** By which words the shape of a French line is judged. Data only: alternatives of patterns, in lower case. */
import type { ShapeWords } from "@/lib/engine/language/pack/pages";

export const SHAPES: Partial<ShapeWords> = {
  prepared:
    "hachée?s?|râpée?s?|émincée?s?|épluchée?s?|coupée?s?|fondue?s?|ciselée?s?|écrasée?s?|égouttée?s?|pelée?s?",
  toTaste: "selon (?:le|les|votre|vos) goûts?|au goût|à votre goût|à volonté|facultatif|facultative",
  energy: "énergie",
  nutrients: "glucides|lipides",
  steps: "étape|etape",
  greetings: "bonjour|bonsoir|salut|coucou|chère?",
  partings: "bises|bisous|amitiés|votre|ton|ta",
  sentFrom: "envoyé de",
  ingredientsInline: "ingrédients?|ce qu['’]il (?:vous|te|nous) faut",
  stepsInline: "préparation|étapes|comment faire|réalisation|recette|instructions",
  notesInline:
    "valeurs nutritionnelles(?: par portion| par personne)?|informations nutritionnelles(?: par portion| par personne)?|apports nutritionnels(?: par portion)?",
  hangs: "et|ou|de|du|des|avec|à|au|aux|le|la|les|un|une|en|dans|pour|sur|sans",
  beforeSameAmount: "ou|de|à|environ|plus",
  until: "jusqu",
  kitchen: "saladier|casserole|poêle|four|feu|bol|cocotte|moule|plaque|pâte|mélange|préparation",
  shopping: "courses",
  dayLeads:
    "(?:la )?veille(?: au soir)?|le (?:lendemain|jour (?:même|j|suivant))(?: matin)?|le soir précédent|la nuit précédente",
  partLeads: "pour|pour faire|pour préparer|pour réaliser",
  partArticles: "le|la|les|l['’]",
  partAlone:
    "pour servir|pour accompagner|pour décorer|pour la décoration|pour le service|pour gratiner|pour paner|pour dorer|pour garnir|pour finir|pour la finition|pour monter|pour enrober|finition|décoration|déco|pour le montage|montage|pour l['’]assemblage|assemblage",
  authors: "par",
  adaptedFrom: "adapté",
  leadsOn: "alors|donc|bon|bref|voilà",
  told: "il (?:te|vous|nous|me)? ?faut|il faudra|vous aurez besoin de|tu auras besoin de|j['’]utilise|nous utilisons|il nous faudra|je prends",
  toldFirst: "prenez|prends|prendre|tu prends|vous prenez|on prend|prévoyez|prévois|tu prévois",
  toldMore: "plus|ainsi que|puis",
};
