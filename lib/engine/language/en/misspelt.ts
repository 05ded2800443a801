/** Foods as English cooks misspell them, and how they are looked up; what a cook reads keeps the writer's letters. Lower case. Data only. */
export const MISSPELT: ReadonlyMap<string, string> = new Map(
  (
    "sause sauce,sauses sauce,tumeric turmeric,parmasean parmesan,parmesean parmesan,parmesian parmesan,parmasan parmesan,parmessan parmesan," +
    "mozarella mozzarella,mozzerella mozzarella,mozerella mozzarella,brocolli broccoli,broccolli broccoli,brocoli broccoli," +
    "cinammon cinnamon,cinamon cinnamon,cinnamin cinnamon,cinnimon cinnamon,sriacha sriracha,siracha sriracha,srirachi sriracha," +
    "worchestershire worcestershire,worcestshire worcestershire,worstershire worcestershire,zuchini zucchini,zuccini zucchini,zucchinni zucchini," +
    "tomatoe tomato,potatoe potato,jalepeno jalapeno,jalapano jalapeno,avacado avocado,avacados avocado,avocadoe avocado,spagetti spaghetti,spaghetii spaghetti," +
    "mayonaise mayonnaise,mayonase mayonnaise,mayonnaisse mayonnaise,vinager vinegar,vineger vinegar,vinagar vinegar,oregeno oregano," +
    "chedder cheddar,ricota ricotta,riccotta ricotta,mascapone mascarpone,marscapone mascarpone,expresso espresso," +
    "tortila tortilla,tortillia tortilla,tortilas tortilla,lettice lettuce,carrotts carrot,onoin onion,onoins onion,garlick garlic," +
    "cilanto cilantro,cilatro cilantro,parsely parsley,parsly parsley,rosemarry rosemary,nutmag nutmeg,vanila vanilla,vannila vanilla,vanillia vanilla," +
    "buter butter,suger sugar,chiken chicken,chickin chicken,musturd mustard," +
    "corriander coriander,coreander coriander,cummin cumin,paprica paprika,boullion bouillon,bouillion bouillon," +
    "shallotts shallot,scallons scallion,letuce lettuce,strawberrys strawberry,blueberrys blueberry,rasberries raspberry,rasberry raspberry"
  )
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
