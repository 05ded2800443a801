/** What a pack knows of pages: facts, headings, titles, what is not recipe, and the shape of words. */

export type TimeKind = "preparation" | "cooking" | "resting" | "total";

/** Every list is separated by bars and in lower case. */
export type FactWords = {
  /** What stands before a stated time, and says which one it is. */
  times: Readonly<Record<TimeKind, string>>;
  /** What stands before a number of people. */
  serves: string;
  /** Who eats: a number before one of these is a number of servings. */
  eaters: string;
  /** What stands before what comes out of the recipe. */
  makes: string;
  /** Those of `makes` behind which a bare number counts pieces ("makes 24"); behind the others it counts servings. */
  openEnded: string;
  /** Vessels that one person eats from: behind `serves` a number of them counts people. */
  helpings: string;
  /** Before a bare number of people ("For 4"). */
  forEaters: string;
  /** Before among how many, or onto how many, a dish is shared out. */
  among: string;
  /** How well it feeds them: "feeds 6 easily". */
  enough: string;
  /** How a sentence leads up to a yield: "This should make 24". */
  yieldLeads: string;
  /** What ends a line above the list, behind for how many or for what: "you need", "heb je nodig". */
  needed?: string;
  /** Before a time that is added to the one before: "plus 1 hour". */
  adds: string;
  /** Labels of times that are no part of the work: "Reading time". */
  otherTimes: string;
  /** What a recipe is cut or shaped into: "12 muffins" on a line of its own is a yield. */
  pieces: string;
  /** Measures of a tin or a tart that stand before its name: "a 23 cm tart". */
  sizes: string;
  /** What the end of a method does with a whole cake: "cut into 24 bars". */
  divides: string;
  /** What may stand between a label and its number. */
  about: string;
  /** A time without a number. */
  overnight: string;
  /** Labels of a row that says how hot the oven is: "Oven: 425F". */
  ovenRows?: string;
  /** Labels of a card's other entries: "Course". */
  cardLabels: string;
  /** Those that stand before their value without a mark between: "Keyword chicken, healthy". */
  cardRows?: string;
  /** Numbers, the words between two of them and hours, of a language that has no pack of them yet. */
  numbers?: string;
  ranges?: string;
  hours?: string;
};

export type PartWords = {
  /** What a part of a recipe makes: "sauce", "dough". */
  preparations: string;
  /** Those of them that go onto or into a dish when it is done: "glaze". */
  finishes: string;
  /** Ingredients that stand without an amount as the first of a list, and head nothing. */
  seasonings: string;
  /** What ends the last lines of a list: "to serve". */
  served: string;
  /** A name begins with its noun: "Salsa verde". */
  nounFirst?: boolean;
  /** What a word that is written together may end with, where no shop sells it: "Mürbeteig". */
  compoundEnds?: string;
};

/** Every list is alternatives of a pattern with bars between them, in lower case; `controls` and `columns` are whole words. */
export type PageWords = {
  /** Whole lines that are buttons and labels of a page: "Print recipe". */
  controls: string;
  /** Labels of an advertisement, whole lines. */
  advertisements: string;
  /** How a page says that it earns by what it names, and asks for an address. */
  earning: string;
  /** Openings of what a page asks of its readers: "Did you make this". */
  invitations: string;
  /** Before the name of who took a picture, and what stands between the two. */
  pictures: string;
  pictureCredits: string;
  /** Heads of the columns of a table of ingredients. */
  columns: string;
  /** Before and behind the number of a step: "Step 2 of 5". */
  steps: string;
  stepOf: string;
  /** In a heading, wherever it stands there, these end the part above. */
  endsPart: string;
  /** Openings of a heading that heads a group of the same part: "For", "Step". */
  groupLeads: string;
  /** Openings of a heading without a colon among the ingredients: "FOR THE PASTRY". */
  listedGroups: string;
  /** What a wall says before the page: "Just a moment". */
  walls: string;
  /** What a page says before its own words while it waits for an answer about cookies: how it asks, what it talks of, and its buttons. */
  consents: string;
  consentTalk: string;
  consentAnswers: string;
  /** In the title of a page that lists recipes. */
  recipes: string;
  /** Before the name of the author: at the end of a title, and on a line of its own. */
  by: string;
  bylines: string;
  /** Before who wrote it and when, each on a line of its own: "By", "Last updated". */
  signed: string;
  dated: string;
  /** Before or behind how long the page takes to read: "5 min read". */
  readIn: string;
  /** What a page counts of its readers: "12 comments", "Reviews (4)". */
  counted: string;
  /** Behind a number that measures no food: "12 comments". */
  notEaten: string;
  /** What stands beside a yield and is none: energy, prices. */
  notYields: string;
  /** Rows of a table of nutrition: what stands before a nutrient's name, and the nutrients. */
  nutrientLeads: string;
  nutrients: string;
  /** Words of a writer who talks to readers. */
  talk: string;
  /** Between a number and its unit in a cell: "each". */
  inCells: string;
};

export type FurnitureWords = {
  /** Openings of a letter's and a mailer's lines. */
  letters: string;
  /** What a writer wishes or sends the readers below a recipe, anywhere in a line of nothing else: "bon appétit", "hugs". */
  farewells: string;
  /** Open a line below the method that says whose the recipe is: "Recipe courtesy of". */
  credits: string;
  /** Openings of what a caption or a blog asks of its readers. */
  captions: string;
  /** Words of a forum's frame. */
  forums: string;
  /** What opens a note, before a colon. */
  noteLabels: string;
  /** The noun in a label of several words: "Omas Tipp", "el truco de la abuela". */
  noteNouns: string;
  /** Labels that need no colon: "PS", "NB". */
  postscripts: string;
  /** Labels of an order that must be followed: "Important: …". */
  musts: string;
  /** Openings of a warning behind the steps: "Don't skip …". */
  warnings: string;
  /** Verbs of sentences on keeping, and the words that go with them. */
  keeping: string;
  keepingPlace: string;
  /** Orders that are about the days after. */
  storing: string;
  /** Openings of a remark on the recipe. */
  remarks: string;
};

export type TitleWords = {
  /** Before the name, with a colon or without: "Recipe:", "Recipe for". */
  labels: string;
  /** Before the subject of a letter: "Re:", "Fwd:". */
  replies: string;
  /** Behind the name, before whose it is: "from the kitchen of". */
  owners: string;
  /** Openings of a remark behind a comma: "finally nailed it". */
  remarks: string;
  /** Words of talk: a line with one is a message, and the dish is named somewhere in it. */
  talk: string;
  /** Before the name of the dish inside a message: "the tuna pasta thing". */
  named: string;
  /** Words that end that name. */
  nameEnds: string;
  /** Words of talk that no name of a dish holds: what stands between two of them may be one. */
  talked: string;
  /** Chapters of a book, at the head of its pages: "Soups". */
  chapters: string;
  /** Over what somebody says of the dish: "Why I love this recipe". */
  storyHeads: string;
  /** What goes on behind a name and belongs to none: "everyone is talking about". */
  clauses: string;
  /** What a caption says beside the name. */
  selling: string;
  /** Words in the name of a site, behind a dash: "The Copper Pot Blog". */
  sites: string;
  /** Before the name, in the heading of an article: "How to make". */
  howTo: string;
  /** Behind the name: "recipe". */
  endings: string;
  /** Praise that stands before a name and belongs to none: "best ever". */
  praise: string;
  /** Words by which a bracket talks to the reader. */
  asides: string;
  /** Labels on a recipe's card whose values are no name: "Recipe type: Dessert". */
  cardLabels: string;
  /** Behind these a name says no more what the dish is: "brownies with walnuts". */
  headEnds: string;
  /** Labels of a letter's head. */
  mailHeads: string;
  /** Before the name without a colon: "recipe for". */
  recipeFor: string;
  /** Behind the name without a colon, before whose it is. */
  ownerPhrases: string;
  /** In a title that is a collection's. */
  collections: string;
  /** The writer and the reader: a bracket that names one talks. */
  persons: string;
  /** Sources of patterns: praise before a name, what stands before it and makes it more; in brackets and behind the name. */
  praiseLeads: string;
  praiseMore: string;
  praising: string;
  praiseEnds: string;
  boasts: string;
  boastTails: string;
  /** Source of a pattern: a writer's aside in the bracket behind an ingredient. */
  itemAsides: string;
  /** Open such an aside that stands behind an ingredient without brackets: "2 potatoes, I use red". */
  itemRemarks: string;
};

/** Every entry is alternatives of a pattern, in lower case, with bars between them. */
export type ShapeWords = {
  /** Before a way of preparing: "finely". */
  preparedHow: string;
  /** Opens a piece behind a food or in a bracket: "chopped", "for dusting". Beginnings of words do. */
  prepared: string;
  /** Leaves the amount to the cook, or says what it is for: "to taste", "for greasing". */
  toTaste: string;
  /** Words of menus, buttons and ratings. */
  furniture: string;
  /** Those that no sentence about food has. */
  pageOnly: string;
  /** What a table of nutrition lists. */
  nutrients: string;
  /** Its first row: "calories". */
  energy: string;
  months: string;
  /** Behind the name of who wrote a comment. */
  says: string;
  /** Before the number of a step. */
  steps: string;
  /** Openings of a line that heads nothing: who it is from, an advertisement. */
  noSection: string;
  /** Openings and ends of a letter, and what a telephone adds to it. */
  greetings: string;
  partings: string;
  sentFrom: string;
  /** Before the number of a book's page, short or in words. */
  pages: string;
  /** Between a page's number and their count. */
  pageOf: string;
  /** What a margin says about whose it is: "copyright". */
  owned: string;
  /** Headings that may stand inside a line, before what they head. */
  ingredientsInline: string;
  stepsInline: string;
  notesInline: string;
  /** A line that ends in one goes on in the next. */
  hangs: string;
  /** Though it ends so, it is whole: "2 salmon fillets, skin on". */
  attached: string;
  /** What opens a part behind a comma that says how the food before it is prepared or used. */
  afterComma: string;
  /** The amount behind one begins no ingredient of its own: "about 200 g". */
  beforeSameAmount: string;
  /** Opens what a cook waits for. */
  until: string;
  /** What stands on a stove and in it. */
  kitchen: string;
  /** The reader, and what describes instead of ordering. */
  reader: string;
  copulas: string;
  /** In the heading of a list that is for buying. */
  shopping: string;
  /** Before the name of a part, and the articles behind it: "for the", "to make the". */
  partLeads: string;
  /** Openings of a line that say on which day it is done: "The night before", "The next day". Alternatives of a pattern. */
  dayLeads: string;
  partArticles: string;
  /** A part by its own name, where nothing else stands in the line: "to serve". */
  partAlone: string;
  /** What opens a writer's own remark among the lines of a list: "I've found that …". */
  remarks?: string;
  /** Before a name: who wrote the recipe or took its picture. */
  authors: string;
  adaptedFrom: string;
  /** First parts of compounds that keep their hyphen at the end of a line: "all-purpose". */
  hyphenated: string;
  /** Behind an amount that is of what stands before: "2 cm", "finely". */
  ofSameItem: string;
  /** Behind "and a" these open no further ingredient: "and a bit more". */
  noNextItem: string;
  /** Openings of a page's path. */
  pathLeads: string;
  /** Before a colon, who talks goes on: "So: beat the eggs." It is no label. */
  leadsOn: string;
  /** What a list told in a sentence stands behind: "you will need". */
  told: string;
  /** The same, where the text has no list besides: "take". */
  toldFirst: string;
  /** Behind a comma, before the next thing of such a list: "plus". */
  toldMore: string;
};
