/** The words that open Italian instructions and amounts, and those of people who talk to readers. Data only, lower case. */
import type { CookingWords } from "@/lib/engine/language/pack/steps";

export const COOKING: CookingWords = {
  verbs: `
    preriscaldare preriscaldate preriscalda aggiungere aggiungete aggiungi mescolare mescolate mescola tagliare tagliate taglia versare versate
    versa mettere mettete metti cuocere cuocete cuoci lasciare lasciate lascia sbattere sbattete sbatti impastare impastate impasta stendere
    stendete stendi servire servite servi scaldare scaldate scalda soffriggere soffriggete soffriggi tritare tritate trita lavare lavate lava
    pelare pelate pela sbucciare sbucciate sbuccia bollire bollite lessare lessate grattugiare grattugiate grattugia unire unite unisci condire
    condite condisci salare salate infornare infornate inforna scolare scolate scola frullare frullate frulla amalgamare amalgamate amalgama
    montare montate monta setacciare disporre disponete preparare preparate prepara rosolare rosolate rosola sfumare sfumate sfuma spegnere
    spegnete togliere togliete trasferire trasferite coprire coprite far fate portare portate decorare decorate ammollare ammollate pepare
    pepate sfornare sfornate zuccherare zuccherate abbassare abbassate abbattere abbattete abbrustolire abbrustolite accarezzare accarezzate
    accendere accendete accompagnare accompagnate accomodare accomodate accorciare accorciate acquistare acquistate adagiare adagiate addensare
    addensate addolcire addolcite affettare affettate affogare affogate affondare affondate aggiustare aggiustate allargare allargate
    alleggerire alleggerite allineare allineate allungare allungate alternare alternate alzare alzate ammassare ammassate ammorbidire
    ammorbidite ammucchiare ammucchiate annacquare annacquate appallottolare appallottolate appassire appassite appiattire appiattite appoggiare
    appoggiate aprire aprite aromatizzare aromatizzate arricchire arricchite arrivare arrivate arrostire arrostite arrotolare arrotolate
    asciugare asciugate aspettare aspettate assaggiare assaggiate assemblare assemblate assestare assestate assicurare assicurate assorbire
    assorbite attendere attendete aumentare aumentate avviare avviate avvolgere avvolgete badare badate bagnare bagnate battere battete brasare
    brasate bucare bucate bucherellare bucherellate bruciare bruciate bruciacchiare bruciacchiate buttare buttate calare calate calcolare
    calcolate cambiare cambiate capovolgere capovolgete caramellare caramellate caricare caricate cercare cercate chiarificare chiarificate
    chiudere chiudete cogliere cogliete colare colate collocare collocate colorare colorate colorire colorite coltivare coltivate combinare
    combinate cominciare cominciate compattare compattate completare completate comprimere comprimete concludere concludete conferire conferite
    congelare congelate conservare conservate consumare consumate continuare continuate controllare controllate correggere correggete cospargere
    cospargete costruire costruite creare create deglassare deglassate degustare degustate denocciolare denocciolate depositare depositate
    desiderate diliscare diliscate diluire diluite diminuire diminuite disossare disossate disperdere disperdete disseccare disseccate dissalare
    dissalate dissolvere dissolvete distanziare distanziate distaccare distaccate distendere distendete distribuire distribuite dividere
    dividete dorare dorate dosare dosate dotare dotate elaborare elaborate eliminare eliminate emulsionare emulsionate entrare entrate
    equilibrare equilibrate escludere escludete esercitare esercitate evaporare evaporate evitare evitate farcire farcite fasciare fasciate
    fermare fermate fiammeggiare fiammeggiate filtrare filtrate finire finite fissare fissate foderare foderate formare formate forare forate
    fornire fornite friggere friggete frollare frollate frustare frustate frantumare frantumate fondere fondete garantire garantite gelare
    gelate girare girate glassare glassate gonfiare gonfiate gratinare gratinate grattare grattate grigliare grigliate gocciolare gocciolate
    guarnire guarnite gustate imbiancare imbiancate imbibire imbibite imbottire imbottite imburrare imburrate immergere immergete impanare
    impanate impilare impilate impiattare impiattate impugnare impugnate incartare incartate incidere incidete incollare incollate incominciare
    incominciate incoperchiare incoperchiate incorporare incorporate incrociare incrociate indurire indurite infarcire infarcite infarinare
    infarinate infilare infilate infilzare infilzate infondere infondete ingrassare ingrassate iniziare iniziate innaffiare innaffiate
    insaporire insaporite inserire inserite insistere insistete intagliare intagliate integrare integrate intiepidire intiepidite intingere
    intingete inumidire inumidite inzuppare inzuppate irrorare irrorate lardellare lardellate lavorare lavorate legare legate levare levate
    lievitare lievitate limare limate livellare livellate lucidare lucidate macerare macerate macinare macinate maneggiare maneggiate mantecare
    mantecate marinare marinate massaggiare massaggiate miscelare miscelate misurare misurate modellare modellate mondare mondate mordere
    mordete muovere muovete nappare nappate necessitate occorrete omettere omettete ornare ornate oliare oliate ungere ungete panare panate
    pareggiare pareggiate passare passate pennellare pennellate perdere perdete pesare pesate pestare pestate piegare piegate pigiare pigiate
    pizzicare pizzicate porzionare porzionate posare posate posizionare posizionate praticare praticate precuocere precuocete prelevare
    prelevate premere premete prendere prendete pressare pressate privare procedere procedete profumare profumate proseguire proseguite
    proteggere proteggete provare provate pulire pulite punzecchiare punzecchiate purgare purgate raccogliere raccogliete raddoppiare
    raddoppiate raffinare raffinate raffreddare raffreddate raggiungere raggiungete raggrinzire raggrinzite ramollire ramollite rassodare
    rassodate rapprendere rapprendete raschiare raschiate realizzare realizzate refrigerare refrigerate regolate rendere rendete restate
    rialzare rialzate ribaltare ribaltate ricavare ricavate ricominciare ricominciate ricoprire ricoprite riempire riempite rifilare rifilate
    rifinire rifinite rigirare rigirate rimanete rimboccare rimboccate rimescolare rimescolate rimettere rimettete rimpiazzare rimpiazzate
    rimpastare rimpastate rimuovere rimuovete rinfrescare rinfrescate ripassare ripassate ripetere ripetete ripete ripiegare ripiegate riportare
    riportate riposare riposate riposizionare riposizionate riprendere riprendete risciacquare risciacquate riscaldare riscaldate riservare
    riservate risottare risottate ritagliare ritagliate ritirare ritirate riunire riunite rivestire rivestite rivoltare rivoltate roteare
    roteate rompere rompete rovesciare rovesciate saltare saltate sbianchire sbianchite sbianchare sbianchate sbollentare sbollentate
    sbriciolare sbriciolate scacciare scacciate scalfire scalfite scaloppare scaloppate scartare scartate scavare scavate scegliere scegliete
    schiacciare schiacciate schiumare schiumate sciacquare sciacquate sciogliere sciogliete scongelare scongelate scoperchiare scoperchiate
    scoprire scoprite scorrere scorrete scottare scottate scremare scremate scuotere scuotete seccare seccate segnare segnate seguire seguite
    selezionare selezionate seminare seminate semicongelare semicongelate separare setacciate sezionare sezionate sfaldare sfaldate sfilacciare
    sfilacciate sfilare sfilate sfilettare sfilettate sfiammare sfiammate sfogliare sfogliate sfoltire sfoltite sforbiciare sforbiciate sfregare
    sfregate sgocciolare sgocciolate sgonfiare sgonfiate sgranare sgranate sgrassare sgrassate sgusciare sgusciate siringare siringate sistemare
    sistemate smuovere smuovete smontare smontate sminuzzare sminuzzate smussare smussate snocciolare snocciolate sobbollire sobbollite soffiare
    soffiate sollevare sollevate sormontare sormontate sospendere sospendete sostituire sostituite spaccare spaccate spalmare spalmate spargere
    spargete spazzolare spazzolate spellare spellate spennellare spennellate spianare spianate spiattellare spiattellate spillare spillate
    spinare spinate spingere spingete spolpare spolpate spolverare spolverate spolverizzare spolverizzate spostare spostate spremere spremete
    spruzzare spruzzate spuntare spuntate squamare squamate staccare staccate stappare stappate stemperare stemperate sterilizzare sterilizzate
    stirare stirate strizzare strizzate strofinare strofinate stringere stringete strappare strappate stufare stufate suddividere suddividete
    superare superate svasare svasate svuotare svuotate tagliuzzare tagliuzzate tamponare tamponate terminare terminate testare testate tirare
    tirate tornire tornite torrefare torrefate tostare tostate tracciare tracciate travasare travasate tritolare tritolate triturare triturate
    tuffare tuffate ultimare ultimate usare usate utilizzare utilizzate variare variate verificare verificate vuotare vuotate sciroppare
    sciroppate imbevere imbevete innevare innevate scodellare scodellate stracuocere stracuocete ricuocere ricuocete rassettare rassettate
    richiudere richiudete sbrinare sbrinate scrollare scrollate solidificare solidificate stiepidire stiepidite addizionare addizionate
    accostare accostate ammaccare ammaccate annodare annodate arricciare arricciate arroventare arroventate centrifugare centrifugate cesellare
    cesellate colmare colmate dissodare dissodate effettuare effettuate intrecciare intrecciate intridere intridete sorvegliare sorvegliate
    vigilare vigilate sposare sposate marezzare marezzate puntare puntate puntellare puntellate pirlare pirlate ricordate curare curate
    riscolare riscolate spezzettare spezzettate spezzare spezzate dimezzare dimezzate eviscerare eviscerate reidratare reidratate componete dare
    date deponete disfare disfate estraete introducete mantenere mantenete ottenere ottenete ponete predisponete producete ricomponete riducete
    rifare rifate rinvenire rinvenite riponete sovrapponete tenete trattenere trattenete fare
  `,
  openers:
    "nel nella in una un poi quindi intanto frattempo quando infine su sul sulla dopo prima appena una volta per a con",
  amountOpeners: "mezzo mezza",
  prose: "mio mia noi nostra",
};
