/** By which words Portuguese recipes head their list, their method and their notes, and what stands around them. Data only, as `headingKey` compares. */
import type { HeadingWords } from "@/lib/engine/language/pack/headings";

export const HEADINGS: HeadingWords = {
  ingredients: `
    vai precisar de | vais precisar de | do que precisa | voce vai precisar | o que precisa | ingredientes necessarios | lista de compras | a lista de compras | compras
  `,
  joined: { and: "e", toTry: "para experimentar | para testar" },
  announcing:
    "vamos aos | vamos a | vamos ao | aqui vao os | aqui estao os | agora os | agora o | e agora o | estes sao os | passemos aos | passemos a | eis os | eis o",
  steps: `
    instrucoes de preparo | instrucoes de preparacao | instrucoes de confecao | etapas | etapas de preparo | modo de execucao |
    como se faz | como se fazem | como eu faco | maos a obra | modo de preparar | maneira de fazer | modo de preparo | preparo | preparacao |
    modo de fazer | modo de preparacao | modo de confecao | confecao | confeccao | como fazer | como preparar | passo a passo | instrucoes |
    passos
  `,
  stepByStep: "passo a passo|passo por passo",
  notes: `
    dicas | dica | variacoes | variacao | observacoes | observacao | sugestoes | notas da receita | dicas e sugestoes |
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
