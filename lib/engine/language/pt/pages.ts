/** What stands on Portuguese pages around a recipe and between its lines, as far as it is written down. Data only. */
import type { FurnitureWords, PageWords } from "@/lib/engine/language/pack-pages";

export const PAGES: Partial<PageWords> = { advertisements: "publicidade|anúncio" };

export const FURNITURE: Partial<FurnitureWords> = {
  letters: "bom apetite|bom proveito|beijos|beijinhos|abraços|um abraço",
  captions:
    "segue-me|siga-nos|siga-me|subscreva|inscreva-se|conta-me|conte-me|guarde esta receita|partilhe esta receita|compartilhe esta receita",
  noteLabels:
    "dicas?|sugest(?:ão|ões)|notas?|observaç(?:ão|ões)|obs|variaç(?:ão|ões)|variantes?|conservação|armazenamento|acompanhamento|para acompanhar|harmonização|sem glúten|versão (?:vegana|vegetariana|light)|atenção|importante|truques?",
  keeping:
    "conserva-se|conservam-se|guarda-se|guardam-se|pode(?:m)? ser (?:congelad[oa]s?|guardad[oa]s?|preparad[oa]s?)|dura(?:m)?|fica ainda (?:melhor|mais)",
  keepingPlace:
    "dias?|semanas?|mês|meses|frigorífico|geladeira|congelador|freezer|hermético|dia seguinte|véspera|antecedência|fri[ao]s?",
  storing:
    "(?:conserve|guarde|armazene) [^.;]{0,80}(?:dias|semanas|frigorífico|geladeira|congelador|freezer|hermético)",
  remarks: "também pode|pode também|fica (?:ótimo|ótima|delicioso|deliciosa) com|ideal com",
};
