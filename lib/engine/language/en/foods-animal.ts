/** Meat, poultry, fish, shellfish, eggs, dairy and their replacements from plants. Format: `lexicon.ts`. */
import type { FoodGroup } from "@/lib/engine/language/pack/lines";

export const ANIMAL: readonly FoodGroup[] = [
  {
    classes: "meat beef",
    storage: "refrigerated",
    names: `beef=ground beef=minced beef=beef mince=beef chuck=chuck roast=chuck steak=chuck=beef roast=roast beef=stewing beef=stew beef=stewing steak=beef stew meat=stew meat=braising steak=beef brisket=brisket=beef short rib=short rib=beef shin=beef shank=oxtail=ox tail=beef tenderloin=beef fillet=fillet of beef=topside=silverside=rump roast=ground chuck=ground round=ground sirloin=hamburger meat=hamburger=minced meat beef=rib roast=prime rib=beef joint=beef cheek=ox cheek=tri tip=bottom round=eye of round=top round=pot roast=cube steak,
steak=sirloin steak=sirloin=ribeye=rib eye=rib eye steak=ribeye steak=flank steak=skirt steak=rump steak=fillet steak=t bone steak=porterhouse=hanger steak=flat iron steak=round steak=strip steak=new york strip=filet mignon=beef steak=flank=rump=bavette=onglet=london broil,
veal=veal cutlet=veal shank=ground veal=veal escalope=veal bone=veal shoulder=veal chop=osso buco, corned beef=salt beef, pastrami, bresaola, beef bone=marrow bone=bone marrow=soup bone, beef burger=burger=hamburger patty=beef patty=burger patty=beefburger, ox tongue=beef tongue=tongue, tripe, calf liver=liver=veal liver=beef liver, bison=ground bison=buffalo, venison=deer=venison loin=venison haunch, elk, sweetbread, meat=mixed meat=cold cut=deli meat=luncheon meat=lunch meat=minced meat=mince=ground meat=stew meat mixed, kidney=lamb kidney=ox kidney, offal=giblet=heart=chitterling=sandwich meat, meatball=chicken meatball=beef meatball`,
  },
  {
    classes: "meat pork",
    storage: "refrigerated",
    names: `pork=ground pork=minced pork=pork mince=pork shoulder=pork butt=boston butt=pork loin=pork tenderloin=pork fillet=pork chop=porkchop=pork belly=pork rib=sparerib=spare rib=baby back rib=pork roast=pork leg=pork cutlet=pork steak=pork neck=pork cheek=shoulder pork=pulled pork=pork skin=pork hock=pork knuckle=pork bone=country style rib=roast pork=suckling pig=pig trotter=trotter=pig foot=tenderloin=pork sparerib=rib=pork jowl=pork liver,
bacon=streaky bacon=back bacon=smoked bacon=bacon lardon=lardon=bacon rasher=rasher=turkey bacon=canadian bacon=bacon slice=bacon strip=thick cut bacon=unsmoked bacon=applewood smoked bacon, pancetta=cubed pancetta=guanciale=speck=jowl bacon, ham=cooked ham=smoked ham=country ham=ham hock=gammon=ham steak=honey ham=black forest ham=ham bone=gammon joint=boiled ham=ham shank=baked ham=deli ham=tasso=spam fresh, prosciutto=parma ham=serrano ham=jamon=jamon iberico=san daniele=iberico ham=bayonne ham=prosciutto di parma, salt pork=fatback=pork fat=pork back fat`,
  },
  {
    classes: "meat sausage",
    storage: "refrigerated",
    names: `sausage=italian sausage=pork sausage=breakfast sausage=sausage meat=sausagemeat=bratwurst=hot italian sausage=mild italian sausage=sausage link=chipolata=cumberland sausage=chicken sausage=smoked sausage=toulouse sausage=kielbasa=polish sausage=linguica=lap cheong=chinese sausage=merguez=knockwurst=boudin=sweet italian sausage=turkey sausage=turkey kielbasa=lincolnshire sausage=bulk sausage=summer sausage=frankfurter=hot dog=hotdog=wiener=weiner=cocktail sausage=frank=smokie=saveloy,
andouille=andouille sausage, chorizo=chourico=chourizo=mexican chorizo=spanish chorizo=fresh chorizo=cooking chorizo, salami=pepperoni=soppressata=genoa salami=finocchiona, nduja, mortadella=bologna=coppa=capicola=capocollo, black pudding=blood sausage=morcilla=white pudding, pate=liver pate=foie gras=liverwurst=terrine=rillette, haggis, scrapple, pork roll=taylor ham`,
  },
  {
    classes: "meat lamb",
    storage: "refrigerated",
    names: `lamb=ground lamb=minced lamb=lamb mince=leg of lamb=lamb leg=lamb shoulder=shoulder of lamb=lamb shank=lamb chop=rack of lamb=lamb neck=lamb loin=lamb rump=lamb fillet=lamb cutlet=neck of lamb=lamb stew meat=lamb steak=lamb leg roast, mutton=hogget, goat=goat meat=kid`,
  },
  {
    classes: "meat poultry",
    storage: "refrigerated",
    names: `chicken=chicken breast=chicken thigh=chicken leg=chicken drumstick=drumstick=chicken wing=wing=whole chicken=rotisserie chicken=cooked chicken=chicken tender=chicken tenderloin=chicken fillet=ground chicken=chicken mince=chicken piece=roasting chicken=broiler=fryer=fryer chicken=chicken quarter=chicken carcass=chicken back=chicken neck=chicken feet=boneless skinless chicken breast=chicken breast half=chicken breast fillet=roast chicken=chicken cutlet=chicken strip=chicken nugget=shredded chicken=cornish hen=poussin=cornish game hen=game hen=spring chicken=capon=chicken meat=hen=chicken part=stewing hen=chicken portion=chicken joint=chicken goujon,
chicken liver, turkey=ground turkey=turkey breast=turkey mince=turkey leg=whole turkey=turkey thigh=turkey wing=smoked turkey=deli turkey=roast turkey=turkey neck=turkey cutlet=turkey escalope=turkey crown, duck=duck breast=duck leg=duckling=confit duck leg=duck confit=duck carcass, duck liver, goose, quail, pheasant, partridge=grouse=woodcock=grey partridge, guinea fowl=guinea hen, pigeon=squab=wood pigeon, rabbit=hare=rabbit saddle, poultry=game bird=game, ostrich, frog leg`,
  },
  {
    classes: "fish seafood",
    storage: "refrigerated",
    names: `fish=white fish=fish fillet=firm white fish=lean fish=fatty fish=fish head=fish steak=fish bone=fish finger=oily fish=fish pie mix, anchovy fresh, arctic char=char, barramundi, bass=sea bass=seabass=striped bass=black bass=branzino=chilean sea bass=wild sea bass, bluefish, bream=sea bream=gilthead bream, carp, catfish=basa=swai=pangasius, cod=black cod=atlantic cod=cod loin=cod cheek=cod fillet, salt cod=bacalao=baccala=bacalhau, dorade=daurade, eel=smoked eel, flounder=fluke, grouper, haddock=smoked haddock=finnan haddie, hake, halibut=turbot=brill, herring=bloater=pickled herring=rollmop, hoki, john dory, kipper, mackerel=smoked mackerel=spanish mackerel=whole mackerel, mahi mahi=mahimahi, monkfish=monkfish tail, mullet=red mullet=grey mullet, perch=ocean perch=walleye, pike, plaice, pollock=pollack=coley=saithe, rockfish, salmon=salmon fillet=salmon steak=sockeye salmon=wild salmon=king salmon=coho salmon=salmon side, smoked salmon=lox=gravlax=gravadlax=nova, sea trout, shad, skate=skate wing=ray, smelt=whitebait=sprat, snapper=red snapper, sole=dover sole=lemon sole=petrale sole, sturgeon, swordfish, tilapia, trout=rainbow trout=smoked trout=steelhead, fresh tuna=tuna steak=ahi tuna=yellowtail=ahi=tuna loin=sushi grade tuna, tilefish, wolffish, caviar=roe=salmon roe=fish roe=tobiko=masago=trout roe=lumpfish roe=ikura=cod roe=herring roe, fish ball=fish cake=fishcake=surimi=crab stick=imitation crab=kamaboko, seafood=mixed seafood=seafood mix=frutti di mare`,
  },
  {
    classes: "fish seafood preserved",
    storage: "other",
    names: `canned tuna=tuna=tuna in oil=tuna in water=tinned tuna=albacore tuna=albacore=packet tuna=tuna fish, anchovy=anchovy fillet=anchovy in oil, sardine=tinned sardine=pilchard, canned salmon=tinned salmon, anchovy paste=gentleman relish, bonito flake=katsuobushi, dried shrimp=dried anchovy=dried fish, canned crab=tinned crab, canned clam=tinned clam, smoked oyster, canned ham=spam, potted shrimp`,
  },
  {
    classes: "shellfish seafood",
    storage: "refrigerated",
    names: `shellfish, shrimp=prawn=king prawn=tiger prawn=jumbo shrimp=bay shrimp=rock shrimp=gulf shrimp=tiger shrimp=prawn tail=brown shrimp=salad shrimp, crab=crab meat=crabmeat=lump crab meat=lump crabmeat=crab leg=crab claw=dungeness crab=soft shell crab=king crab=blue crab=white crab meat=brown crab meat, lobster=lobster tail=spiny lobster=lobster meat, crayfish=crawfish=langoustine=dublin bay prawn=scampi=langoustine claw=crayfish tail, clam=littleneck clam=cherrystone clam=manila clam=razor clam=cockle=steamer=surf clam=palourde clam, mussel=green lip mussel=green lipped mussel, oyster=shucked oyster, scallop=sea scallop=bay scallop=queen scallop=diver scallop, squid=calamari=squid ring=baby squid=cuttlefish=squid tube, squid ink, octopus=baby octopus, abalone=conch=whelk=winkle=periwinkle, sea urchin=uni, snail=escargot`,
  },
  {
    classes: "egg",
    storage: "refrigerated",
    names: `egg=hen egg=free range egg=quail egg=duck egg=hard boiled egg=hardboiled egg=whole egg=boiled egg=poached egg=beaten egg=fried egg=organic egg, egg yolk=yolk, egg white=eggwhite=liquid egg white, egg substitute=liquid egg substitute=liquid egg=egg replacement liquid=egg beater, egg wash`,
  },
  {
    classes: "egg dry",
    storage: "other",
    names: `egg replacer=egg white powder=meringue powder=powdered egg white=egg powder`,
  },
  {
    classes: "dairy milk liquid",
    storage: "refrigerated",
    names: `milk=whole milk=skim milk=skimmed milk=semi skimmed milk=2% milk=1% milk=low fat milk=full fat milk=nonfat milk=goat milk=full cream milk=fat free milk=reduced fat milk=lowfat milk=lukewarm milk, buttermilk=butter milk, chocolate milk, kefir=milk kefir, eggnog, whey, lassi=ayran, liquid refrigerated coffee creamer=coffee creamer=creamer`,
  },
  {
    classes: "plant-milk milk liquid",
    storage: "refrigerated",
    names: `almond milk=unsweetened almond milk, soy milk=soya milk=soymilk, oat milk, rice milk, cashew milk, plant milk=plant based milk=non dairy milk=nondairy milk=dairy free milk=vegan milk, hemp milk, hazelnut milk`,
  },
  {
    classes: "dairy cream liquid",
    storage: "refrigerated",
    names: `cream=heavy cream=double cream=whipping cream=heavy whipping cream=single cream=light cream=thickened cream=thick cream=pouring cream=table cream=cooking cream=extra thick cream, half and half=half half=half and half creamer, whipped cream=whipped topping=cool whip=squirty cream=chantilly cream=nondairy whipped topping, sour cream=soured cream=creme fraiche=mexican crema=crema=smetana, clotted cream=devonshire cream, soy cream=oat cream=vegan cream, custard=fresh custard=ready made custard=creme anglaise=pastry cream=creme patissiere=vanilla custard`,
  },
  {
    classes: "dairy yogurt",
    storage: "refrigerated",
    names: `yogurt=yoghurt=greek yogurt=greek yoghurt=plain yogurt=natural yogurt=natural yoghurt=plain yoghurt=vanilla yogurt=skyr=coconut yogurt=soy yogurt=low fat yogurt=greek style yogurt=set yogurt=curd=dahi=fromage frais, labneh=labne=strained yogurt, quark=curd cheese=topfen=farmer cheese, tzatziki=raita`,
  },
  {
    classes: "dairy cheese",
    storage: "refrigerated",
    names: `cheese=hard cheese=soft cheese=grated cheese=shredded cheese=mexican blend cheese=mexican cheese=cheese slice=mexican cheese blend=melting cheese=mixed cheese=italian cheese blend=blue vein cheese=semi hard cheese=cheese curd=string cheese=cheese stick=tasty cheese=dairy free cheese=vegan cheese=cream cheese style,
cheddar=cheddar cheese=sharp cheddar=mature cheddar=white cheddar=sharp cheddar cheese=extra sharp cheddar=red leicester=double gloucester, parmesan=parmesan cheese=parmigiano reggiano=parmigiano=parmiggiano reggiano=grana padano=parmesan rind=grana padana=parmigiana=reggiano, mozzarella=fresh mozzarella=mozzarella cheese=buffalo mozzarella=mozzarella ball=bocconcini=ciliegine=mozzarella di bufala=mozzarella pearl, burrata=stracciatella cheese, feta=feta cheese=feta style salad cheese=greek salad cheese, goat cheese=chevre=goats cheese=goat milk cheese, blue cheese=roquefort=stilton=gorgonzola=danish blue=dolcelatte=bleu cheese=cambozola=cabrales,
brie=camembert=brie cheese=camembert cheese, cottage cheese, cream cheese=philadelphia=neufchatel=philadelphia cream cheese=soft cream cheese=full fat cream cheese, ricotta=ricotta cheese=whole milk ricotta=ricotta salata, mascarpone=mascarpone cheese, gruyere=gruyere cheese=comte=beaufort, emmental=emmenthal=swiss cheese=jarlsberg=emmentaler=swiss=raclette=raclette cheese, gouda=gouda cheese=edam=smoked gouda, provolone=provolone cheese, monterey jack=jack cheese=pepper jack=monterey jack cheese=colby jack=colby=pepper jack cheese=colby jack cheese=monterrey jack cheese=colby cheese, pecorino=pecorino romano=romano cheese=romano=pecorino cheese=locatelli, asiago=asiago cheese, fontina=fontina cheese=fontal, manchego=manchego cheese, halloumi=haloumi=halloumi cheese, paneer=panir, queso fresco=cotija=queso blanco=queso=cotija cheese=oaxaca cheese=queso oaxaca=queso anejo, american cheese=velveeta=processed cheese=processed cheese slice=cheese spread=laughing cow=boursin=dairylea=cheese whiz=velveeta cheese, havarti=muenster=munster=havarti cheese, taleggio=reblochon=pont leveque=limburger=vacherin=epoisses=stinking bishop, caerphilly=wensleydale=lancashire cheese=cheshire cheese=feta cheshire, kasseri=kefalotyri=graviera=mizithra, sheep cheese=ewe milk cheese=ewes cheese, scamorza=caciocavallo, pimento cheese, cheese sauce=alfredo sauce`,
  },
  {
    classes: "dairy fat butter",
    storage: "refrigerated",
    names: `butter=unsalted butter=salted butter=sweet butter=clarified butter=irish butter=cultured butter=softened butter=melted butter=browned butter=brown butter=herb butter=garlic butter=brandy butter, margarine=marg=oleo=vegan butter=vegan margarine=spread=buttery spread=earth balance=plant butter=baking spread, duck fat=goose fat=dripping=beef dripping=chicken fat=schmaltz=bacon fat=bacon grease=bacon dripping=pan dripping=turkey fat=beef fat=tallow`,
  },
  {
    classes: "plant-protein",
    storage: "refrigerated",
    names: `tofu=firm tofu=extra firm tofu=silken tofu=soft tofu=smoked tofu=bean curd=fried tofu=tofu puff=beancurd, tempeh, seitan, veggie burger=plant based mince=vegan mince=quorn=vegan sausage=veggie sausage=vegetarian sausage=beyond meat=impossible burger=meat substitute=plant based meat=vegan chicken=soyrizo=vegetarian mince=meatless crumble, hummus=houmous=hommus, falafel, guacamole, kimchi=kimchee`,
  },
];
