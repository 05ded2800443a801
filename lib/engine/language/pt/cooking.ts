/** The words that open Portuguese instructions and amounts, and those of people who talk to readers. Data only, lower case. */
import type { CookingWords } from "@/lib/engine/language/pack/steps";

export const COOKING: CookingWords = {
  verbs: `
    preaquecer preaqueça preaqueçam preaquece preaquecem preaquecemos aquecer aqueça aqueçam aquece aquecem aquecemos adicionar adicione
    adicionem adiciona adicionam adicionamos acrescentar acrescente acrescentem acrescenta acrescentam acrescentamos juntar junte juntem
    junta juntam juntamos misturar misture misturem mistura misturam misturamos cortar corte cortem corta cortam cortamos picar piquem
    pica picam picamos descascar descasque descasquem descasca descascam descascamos fritar frite fritem frita fritam fritamos ferver
    ferva fervam ferve fervem fervemos cozinhar cozinhe cozinhem cozinha cozinham cozinhamos cozer coza cozam coze cozem cozemos assar
    asse assem assa assam assamos bater bata batam bate batem batemos despejar despeje despejem despeja despejam despejamos verter verta
    vertam verte vertem vertemos colocar coloque coloquem coloca colocam colocamos pôr põe ponha ponham põem pomos deixar deixe deixem
    deixa deixam deixamos refogar refogue refoguem refoga refogam refogamos servir sirva sirvam servem servimos deitar deite deitem
    deita deitam deitamos mexer mexa mexam mexe mexem mexemos retirar retirem retira retiram retiramos tirar tire tirem tira tiram
    tiramos escorrer escorra escorram escorre escorrem escorremos lavar lave lavem lava lavam lavamos amassar amasse amassem amassa
    amassam amassamos sovar sove sovem sova sovam sovamos abrir abra abram abre abrem abrimos esticar estique estiquem estica esticam
    esticamos polvilhar polvilhe polvilhem polvilha polvilham polvilhamos triturar triture triturem tritura trituram trituramos temperar
    tempere temperem tempera temperam temperamos ralar rale ralem rala ralam ralamos reservar reserve reservem reserva reservam
    reservamos incorporar incorpore incorporem incorpora incorporam incorporamos envolver envolva envolvam envolve envolvem envolvemos
    cobrir cobre cubra cubram cobrem cobrimos tapar tape tapem tapa tapam tapamos tampar tampe tampem tampa tampam tampamos derreter
    derreta derretam derrete derretem derretemos unir unam unem unimos decorar decore decorem decora decoram decoramos untar unte untem
    unta untam untamos forrar forre forrem forra forram forramos rechear recheia recheie recheiem recheiam recheamos enrolar enrole
    enrolem enrola enrolam enrolamos embrulhar embrulhe embrulhem embrulha embrulham embrulhamos repartir reparta repartam reparte
    repartem repartimos distribuir distribui distribua distribuam distribuem distribuímos dividir divida dividam dividem dividimos
    separar separem separa separam separamos passar passe passem passa passam passamos levar leve levem leva levam levamos desligar
    desligue desliguem desliga desligam desligamos baixar baixe baixem baixa baixam baixamos dissolver dissolva dissolvam dissolve
    dissolvem dissolvemos peneirar peneire peneirem peneira peneiram peneiramos dourar doure dourem doura douram douramos torrar torre
    torrem torra torram torramos grelhar grelhe grelhem grelha grelham grelhamos saltear salteia salteie salteiem salteiam salteamos
    marinar marine marinem marina marinam marinamos demolhar demolhe demolhem demolha demolham demolhamos esfriar esfrie esfriem esfria
    esfriam esfriamos arrefecer arrefeça arrefeçam arrefece arrefecem arrefecemos gelar gele gelem gela gelam gelamos congelar congele
    congelem congela congelam congelamos desenformar desenforme desenformem desenforma desenformam desenformamos regar regue reguem rega
    regam regamos pincelar pincele pincelem pincela pincelam pincelamos espremer esprema espremam espreme espremem esprememos coar coe
    coem coa coam coamos esmagar esmague esmaguem esmaga esmagam esmagamos desfiar desfie desfiem desfia desfiam desfiamos limpar limpe
    limpem limpa limpam limpamos secar seque sequem seca secam secamos virar virem vira viram viramos dobrar dobre dobrem dobra dobram
    dobramos moldar molde moldem molda moldam moldamos furar fure furem fura furam furamos dispor dispõe disponha disponham dispõem
    dispomos preparar preparem prepara preparam preparamos fazer faz faça façam fazem fazemos provar prove provem prova provam provamos
    acertar acerte acertem acerta acertam acertamos acompanhar acompanhe acompanhem acompanha acompanham acompanhamos manter mantém
    mantenha mantenham mantêm mantemos verificar verifique verifiquem verifica verificam verificamos aguardar aguarde aguardem aguarda
    aguardam aguardamos esperar espere esperem espera esperam esperamos caramelizar caramelize caramelizem carameliza caramelizam
    caramelizamos gratinar gratine gratinem gratina gratinam gratinamos engrossar engrosse engrossem engrossa engrossam engrossamos
    liquidificar liquidifique liquidifiquem liquidifica liquidificam liquidificamos processar processe processem processa processam
    processamos enfarinhar enfarinhe enfarinhem enfarinha enfarinham enfarinhamos empanar empane empanem empana empanam empanamos panar
    pane panem pana panam panamos hidratar hidrate hidratem hidrata hidratam hidratamos alourar aloure alourem aloura alouram alouramos
    estufar estufe estufem estufa estufam estufamos preaqueces aqueces adicionas acrescentas juntas misturas cortas picas descascas
    fritas ferves cozinhas cozes assas bates despejas vertes colocas pões deixas refogas deitas mexes retiras tiras escorres lavas
    amassas sovas abres esticas polvilhas trituras temperas ralas reservas incorporas envolves cobres tapas tampas derretes decoras
    untas forras recheias enrolas embrulhas repartes separas passas levas desligas baixas dissolves peneiras douras torras grelhas
    salteias marinas demolhas esfrias arrefeces gelas congelas desenformas regas pincelas espremes coas esmagas desfias limpas secas
    viras dobras moldas furas dispões preparas fazes provas acertas acompanhas manténs verificas aguardas esperas caramelizas gratinas
    engrossas liquidificas processas enfarinhas empanas panas hidratas alouras estufas
  `,
  openers:
    "em num numa depois enquanto quando primeiro finalmente para com entretanto então agora seguidamente posteriormente noutra noutro",
  amountOpeners: "meia meio uns umas",
  prose: "minha meu nossa nosso",
};
