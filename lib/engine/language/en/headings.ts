/** By which words English recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey` compares. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";

export const HEADINGS: HeadingWords = {
  ingredients: `
    amount ingredient | ingredient amount | quantity ingredient | ingredient quantity | qty ingredient | ingredient qty | amount unit
    ingredient | quantity unit ingredient | item amount | item quantity | quantity ingredients | ingredients quantity | amount ingredients |
    ingredients amount | ingredients | ingredient | the ingredients | ingredient list | groceries | the shopping | the groceries | ingredients list | recipe ingredients | list of
    ingredients | ingredients needed | ingredients you will need | ingredients youll need | what you need | what youll need | what you will
    need | you need | youll need | you will need | things you need | things youll need | from your pantry | from the pantry | pantry staples |
    pantry items | from the store cupboard | store cupboard | store cupboard ingredients | you also need | you will also need | youll also
    need | also needed | you have | have ready | shopping list | what goes in | gather
  `,
  joined: { and: "and", toTry: "to try | to try out | worth trying" },
  announcing:
    "here are the | here are your | heres the | here is the | on to the | now the | now for the | and now the | first the | these are the | lets see the | so the",
  steps: `
    instructions | instruction | directions | direction | method | methods | the method | steps | the steps | preparation | preparations |
    procedure | process | how to | how to make it | how to make | how to prepare | how to cook | how to cook it | cooking instructions |
    cooking directions | cooking method | preparation method | method of preparation | preparation steps | preparation instructions | recipe
    instructions | recipe directions | recipe steps | recipe method | step by step | step by step instructions | making it | make it | lets
    cook | lets make it | what to do | prep | assembly instructions | baking instructions | cooking | cook | cooking steps | prep and cook |
    recipe preparation | to make | heres how | here is how | what you do | heres what you do | how you make it | how i make it | how we make
    it | how its made
  `,
  stepByStep: "step by step",
  notes: `
    notes | note | recipe notes | cooks notes | cooks note | chefs notes | chefs note | authors notes | notes and tips | tips and swaps |
    swaps | tips and variations | notes and variations | tips and notes | tips notes | tip | tips | recipe tips | expert tip | expert tips |
    insider tip | baking tip | cooking tip | pro tips | pro tip | top tips | top tip | cooking tips | baking tips | hints | hint | hints and
    tips | tips and tricks | variations | variation | possible variations | other variations | optional variations | alternative fillings | adjustments | substitutions | recipe variations | substitutions and variations | storage
    | storing | how to store | storage instructions | make ahead | to make ahead | make ahead tips | freezing | to freeze | leftovers |
    reheating | serving suggestions | serving suggestion | what to serve with | how to serve | equipment | special equipment | equipment
    needed | cookware | kitchenware | tools | kitchen tools | special tools | utensils | materials | accessories | tools needed | about | about this recipe |
    description | background | introduction | intro | history | goals | todo | references | reference | source | sources | credit | credits |
    based on | adapted from | inspired by | see also | contribution | contributors | why this recipe works | why youll love this recipe | why
    you will love this recipe | why it works | faq | faqs | frequently asked questions | common questions | troubleshooting | related | info |
    information | recipe info | good to know | nb | cooks tip | cooks tips | chefs tip | chefs tips | bakers tip | bakers tips | bakers note |
    bakers notes | test kitchen tip | test kitchen tips | kitchen tip | kitchen tips | test kitchen note | test kitchen notes | helpful tips |
    helpful tip | quick tip | quick tips | handy tip | handy tips | my tips | our tips | recipe tip | recipe note | serving tip | serving tips
    | serving notes | serving ideas | storage tips | storage tip | storage notes | storage and reheating | storing and freezing | storage and
    freezing | freezing instructions | reheating instructions | how to freeze | how to reheat | to store | to reheat | to serve with | easy
    swaps | ingredient swaps | ingredient notes | ingredient tips | make it your own | make it vegan | to make it vegan | get ahead | cook
    ahead | do ahead | tips for success | success tips | secrets of success | footnote | footnotes | additional notes | other notes | extra
    notes | some notes | a few notes | editors note | editors notes | please note | important | remember | watch out | good to remember |
    worth knowing | dietary swaps | options | alternatives | wine pairing | at a glance | details | recipe details | summary | overview |
    tips and ideas | tricks and ideas | ideas and tips
  `,
  junk: `
    a bit of history | a little history | the history | history and origins | origins | did you know | fun facts | fun fact | the story behind the recipe |
    nutrition | nutrition facts | nutritional information | nutrition information | nutritional facts | nutrition info | nutrition per serving
    | nutrients | nutritional info | nutritional value | nutritional analysis | calories | comments | leave a comment | leave a reply | leave
    a review | leave a rating | post a comment | add a comment | reviews | recipe reviews | ratings | ratings and comments | rate this recipe
    | recipe rating | rate and review | reader interactions | reader comments | questions | questions and reviews | related recipes | related
    posts | related articles | related content | similar recipes | more recipes | more recipes like this | more recipes youll love | you may
    also like | you might also like | you may also enjoy | you might also enjoy | you might also love | more like this | recommended |
    recommended for you | also try | keep reading | read more | up next | more from | other recipes | other recipes you may like | try these
    recipes | related stories | trending | most popular | popular recipes | popular posts | latest recipes | latest posts | recent posts | new
    recipes | did you make this | did you make this recipe | did you try this recipe | tried this recipe | made this recipe | subscribe |
    newsletter | join the newsletter | sign up | get the newsletter | follow us | follow me | follow along | connect with us | share this |
    share this recipe | share | about the author | about the chef | about me | meet the author | about us | contact | contact us |
    advertisement | sponsored | video | watch the video | recipe video | images | gallery | photos | categories | tags | archives | filed
    under | navigation | menu | search | footer | primary sidebar | sidebar | quick links | legal | company | explore | table of contents |
    contents | in this article | jump to | products | shop
  `,
  openings: {
    junk: "comments | more recipes | more from | you may also | you might also | did you make | did you try | nutrition | nutritional | reviews | about the author | leave a | load more | other recipes | popular | related recipes | subscribe | follow",
    ingredients: "ingredients for | ingredients",
    steps:
      "how to make | how to cook | how to prepare | how to bake | directions for | instructions for | steps to | method for",
    notes:
      "notes on | tips for | variation | tips on | why you | why youll | how to store | how to freeze | how to serve | what to serve | can i | what is | related | a few things | some things | a couple of things | things ive learned",
  },
  forPeople: "for",
  named: {
    steps: "method|directions|instructions|procedure",
    notes: "tips|notes",
    ofOthers: "the|your|package",
  },
  moreRecipes: { more: "more|other|similar|related", recipes: "recipes" },
};
