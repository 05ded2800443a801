/** Portuguese words of the page: headings, the shape of lines, and all that is no recipe. Data only, lower case. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";
import type { FurnitureWords, PageWords, ShapeWords, TitleWords } from "@/lib/engine/language/pack/pages";

// By which words Portuguese recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey`
// compares.

export const HEADINGS: HeadingWords = {
  ingredients: `
    vai precisar de | vais precisar de | do que precisa | voce vai precisar | o que precisa | ingredientes necessarios | lista de compras | a lista de compras | compras
  `,
  joined: { and: "e", toTry: "para experimentar | para testar" },
  announcing:
    "vamos aos | vamos a | vamos ao | aqui vao os | aqui estao os | agora os | agora o | e agora o | estes sao os | passemos aos | passemos a | eis os | eis o",
  steps: `
    maneira de preparar | instrucoes de preparo | instrucoes de preparacao | instrucoes de confecao | etapas | etapas de preparo | modo de execucao |
    como se faz | como se fazem | como eu faco | maos a obra | modo de preparar | maneira de fazer | modo de preparo | preparo | preparacao |
    modo de fazer | modo de preparacao | modo de confecao | confecao | confeccao | como fazer | como preparar | passo a passo | instrucoes |
    passos
  `,
  stepByStep: "passo a passo|passo por passo",
  notes: `
    conservacao | dicas | dica | variacoes | variacao | observacoes | observacao | sugestoes | notas da receita | dicas e sugestoes |
    dicas e truques | truques e dicas | dicas e variacoes | dicas extras | para saber mais | saiba mais |
    utensilios | acessorios | material | materiais | material necessario | equipamento | equipamentos
  `,
  junk: `
    um pouco de historia | historia | a historia | historia e origem | curiosidades | sabia que | voce sabia |
    comentarios e avaliacoes | informacoes nutricionais | informacao nutricional | valores nutricionais | receitas relacionadas | receitas
    semelhantes | talvez voce goste
    | deixe um comentario | deixe seu comentario | deixe o seu comentario | avalie esta receita
  `,
  openings: {
    notes: "dicas para",
    junk: "mais receitas | fez esta receita | fez essa receita | ja fez esta receita | deixe um comentario | deixe seu comentario | deixe o seu comentario | deixar comentario | voce tambem pode | tambem pode gostar | talvez goste | voce pode gostar | informacao nutricional | informacoes nutricionais | valores nutricionais",
    steps: "como fazer | como se faz",
  },
};

// By which words the shape of a Portuguese line is judged. Data only: alternatives of patterns, in lower case.

export const SHAPES: Partial<ShapeWords> = {
  months:
    "jan(?:eiro)?|fev(?:ereiro)?|mar(?:ço)?|abr(?:il)?|maio?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?",
  prepared:
    "picad[oa]s?|ralad[oa]s?|cortad[oa]s?|fatiad[oa]s?|amassad[oa]s?|descascad[oa]s?|desfiad[oa]s?|derretid[oa]s?",
  toTaste: "a gosto|q\\.?b\\.?|quanto baste|para untar|para polvilhar|para decorar|para servir|opcional",
  energy: "calorias|energia",
  nutrients: "proteínas|calorias|gorduras|hidratos de carbono|carboidratos",
  steps: "passo|fase|etapa",
  greetings: "olá|oi|querid[oa]",
  partings: "beijos|beijinhos|beijo|beijinho|abraços|abraço",
  sentFrom: "enviado do meu|enviado de",
  ingredientsInline: "ingredientes|(?:do )?que (?:você )?(?:precisa|precisamos|vai precisar)",
  stepsInline: "preparação|modo de preparo|modo de fazer|modo de preparação|preparo|instruções|confecção",
  notesInline:
    "notas|dicas|informaç(?:ão|ões) nutriciona(?:l|is)(?: por porção)?|valor(?:es)? nutriciona(?:l|is)(?: por porção)?",
  hangs: "e|ou|de|com|da|em|para|sem",
  beforeSameAmount: "ou|mais|cerca de|de|com|e",
  until: "até",
  kitchen: "frigideira|panela|forno|lume|fogo|tigela|taça|tacho|forma|assadeira",
  shopping: "compras",
  dayLeads:
    "(?:na|à) (?:noite|véspera)(?: anterior| antes)?|(?:noite|dia|véspera) (?:anterior|antes)|(?:no|o) dia (?:anterior|antes|seguinte)|na manhã seguinte|de véspera",
  partLeads: "para|para fazer|para preparar",
  partArticles: "o|a|os|as",
  partAlone:
    "para servir|para acompanhar|para decorar|para finalizar|para enfeitar|para montar|para polvilhar|para untar|para empanar|para fritar|para pincelar|para gratinar|guarnição|decoração|finalização|(?:para a )?montagem",
  authors: "por",
  adaptedFrom: "adaptad[oa]",
  leadsOn: "então|bom|pois|bem|ora",
  told: "(?:você|vocês|tu)? ?(?:vai|vão|vais) precisar de|precisas? de|são precisos|são necessários|vamos precisar de|precisamos de|eu uso",
  toldFirst: "tome|toma|pegue|você pega|pega|pegamos",
  toldMore: "mais|e ainda|também",
};

// What stands on Portuguese pages around a recipe and between its lines, as far as it is written down. Data only.

export const PAGES: Partial<PageWords> = {
  controls:
    "pular para o conteúdo|ir para o conteúdo|saltar para o conteúdo|avançar para o conteúdo|ir para o conteúdo principal|imprimir|imprimir receita|guardar|salvar|salvar receita|guardar receita|partilhar|compartilhar|ir para a receita|pular para a receita|avaliar|avaliar receita|ver vídeo|assistir ao vídeo|modo cozinha|comentários|comentar|ler mais|ver mais|continuar a ler|subscrever|inscreva-se|adicionar aos favoritos|adicionar à lista de compras|adicionar à minha lista de compras|adicionar ingredientes à lista de compras|manter a tela ligada|manter o ecrã ligado|manter a tela acesa|evitar que a tela desligue|impedir que o ecrã se desligue|copiar ingredientes|copiar|selecionar tudo|desmarcar tudo|comprar ingredientes|ver o vídeo|modo de cozinha|mais receitas|outras receitas|receitas semelhantes|receitas relacionadas|também pode gostar|você também pode gostar|pode gostar também|leia também|deixe um comentário|deixe uma resposta",
  advertisements:
    "publicidade|anúncio|continua (?:depois|após) d?a publicidade|continue (?:a ler|lendo)|continua após o anúncio",
  steps: "passo",
  stepOf: "de",
  consents:
    "(?:valorizamos|respeitamos) a (?:sua|tua) privacidade|a (?:sua|tua) privacidade|(?:definições|configurações|gestão|aviso|preferências) de cookies|antes de (?:continuar|prosseguir)|(?:utilizamos|usamos|este site (?:utiliza|usa)) cookies|aceitar (?:os )?cookies",
  consentTalk: "cookies?|consentimento|privacidade|dados(?: pessoais)?|parceiros|publicidade",
  consentAnswers:
    "(?:aceitar|rejeitar|recusar|permitir)(?: (?:tudo|todos|e (?:continuar|fechar)|(?:os|todos os) cookies))?|aceito|concordo|(?:gerir|gerenciar|personalizar)(?: (?:opções|preferências|cookies))?|mais opções",
  recipes: "receita|receitas",
  endsPart:
    "dicas?|notas?|truques?|conservação|comentários?|informação nutricional|informações nutricionais|variações|variação|sugest(?:ão|ões)",
  groupLeads: "para|passo",
  listedGroups: "para o|para a|para os|para as",
  invitations:
    "(?:já )?(?:fez|fizeste|experimentou|experimentaste|testou) (?:já )?(?:esta|essa|a) receita|deix[ea](?:-me|-nos)? (?:um|o seu|o teu) comentário|marque[- ](?:me|nos)|siga[- ](?:me|nos)|conte?[- ](?:me|nos)",
  signed: "por|autor|autora|escrito por|publicado por",
  dated: "publicad[oa]|atualizad[oa]|última atualização|modificad[oa]|postad[oa]|data",
  readIn: "leitura|de leitura|tempo de leitura",
  counted: "comentários?|avaliaç(?:ão|ões)|votos?|visualizações|respostas?|curtidas|gostos",
  pictures: "fotos?|fotografia|imagem|fonte",
  pictureCredits: "de|por",
  notEaten: "comentários?|avaliações|votos|estrelas|porções|doses|pessoas|receitas",
  notYields: "calorias|reais|euros",
  nutrientLeads: "dos quais|das quais",
  nutrients:
    "calorias|energia|gorduras?|lípidos|hidratos de carbono|carboidratos|proteínas?|fibras?|açúcar(?:es)?|sal|sódio|colesterol",
};

export const FURNITURE: Partial<FurnitureWords> = {
  forums: "publicado por|postado por",
  farewells:
    "bom apetite|bom proveito|beijos|beijinhos|abraços?|bjs|até (?:breve|logo|à próxima|a próxima|já)|bom (?:domingo|fim de semana)|boa semana",
  letters:
    "um abraço|um beijo|um beijinho|beijos|beijinhos|abraços|bjs|bjos|bjo|com carinho|com amor|bom apetite|bom proveito|enviado do meu|encaminhada|encaminhado|reencaminhada|mensagem encaminhada|mensagem original|até breve|até logo|depois me conta|depois conta|depois diz|muito obrigad[oa]",
  captions:
    "marc(?:a|ue) a gente|(?:queres|quer|gostarias|gostaria) [^?]{0,100}\\?$|se (?:quiser|quiseres|desejar), (?:também )?posso|posso também|segue-me|me segue|siga(?:m|-me)?(?= (?:me|nos|o|a|para|no|na|nosso|nossa)(?!\\p{L})|[!@:]|$)|salva esta|salve esta|salva essa|guarda esta receita|(?:com)?partilh[ae](?! (?:por|entre|em|a massa))|(?:marca|marque)(?= (?:um|uma|alguém|quem|aqui|nos|nosso|o teu|a tua|os teus|as tuas)(?!\\p{L})|[!@:]|$)|conta-me|me conta|me conte|deixa nos comentários|deixe|curte|curta|subscreve|inscreva-se|inscreve-te",
  noteLabels:
    "sem [\\p{L} -]{3,25}|notas?|dicas?|truques?|sugest(?:ão|ões)|observaç(?:ão|ões)|obs|variações|variação|variantes?|conservação|armazenamento|congelamento|para congelar|pra congelar|pra guardar|para guardar|para conservar|acompanhamentos?|acompanha(?:m|r)?|(?:dica|sugestão|truque|segredo|toque) (?:do chef|da chef|da avó|da vovó|final|extra|do autor|da autora|importante)|importante|atenção|opcional|versão [\\p{L} ]{3,20}|alternativas?|sem glúten|vegan[oa]?|vegetarian[oa]|harmonização|curiosidade|segredo|sobras|com antecedência|para acompanhar|p\\.?\\s?s\\.?|n\\.?\\s?b\\.?|para uma versão [\\p{L} ]{3,24}|como (?:guardar|conservar|armazenar)|validade|rendimento extra",
  musts: "importante|muito importante",
  warnings: "atenção|cuidado|não (?:te esqueças|se esqueça|esqueça|se esqueçam)",
  keeping:
    "(?:conserva|guarda|mantém|mantêm|aguenta)(?:m)?(?:-se)?|dura[m]?|(?:se )?(?:pode|podem) (?:ser )?(?:congelar|congelad[oa]s?|conservar|guardar|guardad[oa]s?|preparar|preparad[oa]s?|feit[oa]s?)|fica[m]? (?:ainda |muito )?(?:melhor|melhores|mais gostos[oa]s?|mais saboros[oa]s?)|sabe[m]? melhor|(?:fica|ficam|é|são|está|estão) (?:muito |ainda |também |até )*(?:ótim[oa]|bo[am]|bons|boas|bom|delicios[oa]|melhor|melhores|gostos[oa]|divin[oa]|excelente|perfeit[oa])s?|(?:se )?(?:pode|podem)(?:-se)? (?:também )?(?:ser )?(?:congelar|congelad[oa]|conservar|guardar|preparar|preparad[oa]|servir|servid[oa]|feit[oa]|substituir|trocar|usar)s?|conserva(?:m)?-se|guarda(?:m)?-se",
  keepingPlace:
    "dias?|semanas?|mês|meses|geladeira|frigorífico|congelador|freezer|hermétic[oa]|pote|lata|caixa|antecedência|véspera|no dia seguinte|de um dia para o outro|tapad[oa]s?|fechad[oa]s?|fri[oa]s?|congelar|congelad[oa]s?|sem problemas?|com|no dia|na véspera|quente|morn[oa]s?|substituir|por|acompanhad[oa]s?",
  storing:
    "com [^.;]{3,60} é (?:um|uma) (?:jantar|refeição|almoço|prato) (?:complet[oa]|único)|com (?:o que sobrar|(?:o|a|os|as) [\\p{L} ]{3,20}que sobr(?:ar|arem|a))|(?:guarde|guardar|guarda|conserve|conservar|conserva|congele|congelar|mantenha|armazene)[^.;]{0,80}(?:hermétic[oa]|\\d+ (?:dias|semanas|meses)|(?:dois|duas|três|quatro|cinco|seis|vários|uns|umas|várias) (?:dias|semanas|meses)|uma semana|um mês)|(?:as sobras|se sobrar|o que sobrar)[^.;]{0,80}|(?:guarde|guarda|conserve|conserva|mantenha)(?:-[oa]s?)?[^.;]{0,60}(?:frigorífico|geladeira|congelador|pote|frasco)[^.;]{0,40}(?:dias?|semanas?|mês|meses)",
  remarks:
    "se (?:a|o|as|os|ficar|ficarem|estiver|estiverem)[^,.;]{0,40}(?:muito|demasiado|demais|pouco|gross|líquid|sec[oa]|talhar)[^.;]{0,30},|servem-se (?:quentes|frios|frias|mornos)|(?:o|a|os|as) [\\p{L} ]{3,30} também (?:serve|servem|fica|ficam|dá|dão)|no (?:dia seguinte|outro dia) (?:ainda |até )?(?:é|são|está|estão|ficam?|sabem?)(?!\\p{L})|também pode|pode também|ideal com|fica (?:divin|delicios|ótim|maravilhos|uma delícia)|(?:pode|podes|podem) (?:substituir|trocar|usar|utilizar|fazer|preparar|acrescentar)|se (?:gostar|gostares|não tiver|não tiveres|preferir|preferires) |em vez de|no lugar de|numa lata|num frasco|(?:pode|podes|podem|pode-se) (?:também|congelar|guardar|servir|fazer|preparar|juntar|substituir|trocar|usar|ser|acompanhar)|ideal para|perfeit[oa]s? (?:para|com)|(?:muito )?(?:ótim[oa]s?|bo[ma]s?|delicios[oa]s?) (?:com|também|fri|quente|morn|no dia)|fica(?:m)? (?:muito |ainda |também )?(?:ótim|delicios|melhor|bo[ma]|excelente|perfeit|bem)|se (?:quiser|quiseres|preferir|preferires|gosta|gostas|gostar|sobrar|não tiver|desejar)|para uma versão|no dia seguinte (?:fic|está|é|sabe|ainda)|conserva(?:m)?-se|guarda(?:m)?-se|dura(?:m)?(?!\\p{L})|aguenta(?:m)?(?!\\p{L})|também (?:se pode|fica|pode|é)|frias? (?:também|fic)",
  noteNouns: "dicas?|segredos?|truques?|sugest(?:ão|ões)",
  postscripts: "p\\.?\\s?s\\.?",
};

export const TITLES: Partial<TitleWords> = {
  ownerPhrases: "da cozinha de|resposta de|publicado por|postado por",
  labels: "título|receita|receita de|nome da receita|assunto|receita da semana|receita do dia",
  talk: "olá|oi|aqui vai|aqui está|anota|aí vai|como prometido|a receita|pediste|pediu|gente|galera|meninas|pessoal|amigas|hoje trago|hoje vou|alguém tem|quem tem|procuro uma",
  talked:
    "eu|tu|você|ele|ela|nós|o|a|os|as|um|uma|meu|minha|meus|minhas|seu|sua|este|esta|essa|esse|é|são|aqui|segue|vai|aí|te|me|se|que|para|pra|como|receita|receitas|oi|olá|pediste|pediu|pedido|prometido|ontem|hoje|mãe|avó|tia|anota|obrigada|passo|deixo|gente|galera|meninas|pessoal|amigas|fez|maior|sucesso|casa|todos|todo|mundo|amou|amaram|trago|vou|ensinar|fazer|deliciosa|delicioso|maravilhosa|maravilhoso|fica|ficou|faço|fiz|sempre|lá|família|domingo",
  storyHeads: "por que eu|por que nós|por que você|por que vocês|por que esta|por que este|porque eu",
  chapters:
    "entrada|prato principal|sobremesa|acompanhamento|entradas|sobremesas|sopas|carnes|peixes|pratos principais|doces|saladas",
  named: "meu|minha|nosso|nossa",
  nameEnds: "receita|que|de ontem|para|pra|como|te|por",
  howTo: "como fazer|como preparar",
  endings:
    "receita|receita fácil|receita simples|receita rápida|receita caseira|receita tradicional|receita original|receita da avó|receita passo a passo",
  asides: "receita|fácil|rápido|rápida|muito|super",
  cardLabels: "dificuldade|nível|custo|categoria|tipo de prato|dieta|época|autor|autora|foto|região|origem",
  headEnds: "ao|à|com|e|sem|de|do|da|dos|das|em|no|na|sobre",
  mailHeads: "para|data|enviado",
  recipeFor: "a receita de|a receita do|a receita da|receita de|receita do|receita da",
  collections: "receitas",
  persons: "eu|nós|você|meu|minha|nosso|nossa",
};
