/**
 * Words of languages without a pack: for how many a recipe is and how much comes of it, and what a writer wishes below it. Data only.
 */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";
import type { FactWords, FurnitureWords } from "@/lib/engine/language/pack/pages";

export const OTHER_FACTS: FactWords = {
  times: { preparation: "", cooking: "", resting: "", total: "" },
  serves: "racions|porsjoner|antall porsjoner|liczba porcji|počet porcí|annoksia|adagok|μερίδες|porsiyon",
  eaters:
    `persones|persona|racions|ració|comensals|porsjoner|porsjon|porcji|porcje|porcja|osób|osoby|osobę|porcí|porce|porcie|porcií|osob|
    annosta|annos|hengelle|henkilölle|hlö|adag|személyre|személy|főre|kişilik|porsiyon|kişi|porții|porţii|portii|persoane|osobe|osoba|porcije|
    porcija|μερίδες|μερίδα|άτομα|порций|порции|порция|персон|персоны`.replaceAll("\n", ""),
  makes: "",
  openEnded: "",
  helpings: "",
  forEaters: "",
  among: "",
  enough: "",
  yieldLeads: "",
  adds: "",
  otherTimes: "",
  pieces:
    `peces|unitats|stykker|stykke|stk|sztuk|sztuki|kusů|kusy|kpl|kappaletta|darab|db|adet|bucăți|bucati|komada|kom|τεμάχια|кусочков|штук|штуки|шт`.replaceAll(
      "\n",
      "",
    ),
  sizes: "",
  divides: "",
  about: "cirka|noin|około|ok.|asi|zhruba|kb.|yaklaşık|aproximadament|περίπου|около|примерно",
  overnight: "",
  cardLabels: "",
};

export const OTHER_FURNITURE: Partial<FurnitureWords> = {
  farewells:
    "velbekomme|god appetit|god fornøjelse|knus|vel bekomme|smacznego|hyvää ruokahalua|herkullisia hetkiä|dobrou chuť|dobru chut|jó étvágyat|afiyet olsun|elinize sağlık|poftă bună|pofta buna|dobar tek|prijatno|bon profit|que vagi de gust|καλή όρεξη|καλή επιτυχία|приятного аппетита|смачного",
};

/** Headings in Danish, Norwegian, Finnish, Polish, Czech, Hungarian, Romanian, Croatian, Turkish, Greek, Russian, Chinese, Japanese, Korean, Hebrew and Arabic. */
export const OTHER_HEADINGS: HeadingWords = {
  ingredients: `
    skladniki | składniki | ингредиенты | состав | материалы | 材料 | 食材 | 用料 | 原料 | 재료 | המצרכים | מצרכים | חומרים | المكونات | mire lesz
    szukseged | hozzavalok listaja | czego potrzebujesz | co bedzie potrzebne | det skal du bruge | du skal bruge | ainekset | ainesosat |
    tarvitset | dette trenger du | du trenger | ingredience | suroviny | budete potrebovat | ingrediente necesare | sastojci | المقادير |
    malzemeler | υλικα | hozzavalok
  `,
  steps: `
    fremgangsmåde | sådan gør du | sadan gor du | tilberedning | slik gjør du | framgangsmåte | framgangsmate | sposób przygotowania | sposób
    wykonania | jak przygotować | jak zrobić | krok po kroku | elkészítése | elkészítés menete | így készül | így készítsd | valmistus |
    valmistusohje | ohje | příprava | příprava krok za krokem | pracovní postup | postup přípravy | mod de preparare | preparare | priprema |
    fremgangsmade | приготовление | способ приготовления | 作り方 | 手順 | 做法 | 步骤 | 制作方法 | 만드는 법 | 조리법 | אופן ההכנה | אופן הכנה | הכנה | طريقة
    التحضير | التحضير | طريقة العمل | yapilisi | hazirlanisi | εκτελεση | przygotowanie | wykonanie | postup | elkeszites
  `,
  notes: `
    tippek | megjegyzés | wskazówki | wskazówka | porady | uwagi | redskaber | utstyr | opbevaring | vinkit | tipy | poznámky
  `,
  junk: `
    tápérték | tápértékek | hozzászólások | ajánlott receptek | hasonló receptek | wartości odżywcze | komentarze | zobacz także | podobne
    przepisy | næringsindhold | kommentarer | prøv også | flere opskrifter | næringsinnhold | ravintosisältö | kommentit | komentáře |
    nutriční hodnoty
  `,
  openings: {
    ingredients: "ingredienser til | ingredienser for | składniki na | skladniki na | hozzavalok",
  },
  forPeople: "til|na|dla|pro|per a",
};

/** Signs of measures that are the same in most languages, and those of Cyrillic and Greek letters. */
export const MEASURES = "k?g|[mcd]?l|gr|г|кг|мл|л|γρ|гр";
