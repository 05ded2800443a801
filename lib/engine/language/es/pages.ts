/** What stands on Spanish pages around a recipe and between its lines, as far as it is written down. Data only. */
import type { FurnitureWords, PageWords } from "@/lib/engine/language/pack-pages";

export const PAGES: Partial<PageWords> = { advertisements: "publicidad" };

export const FURNITURE: Partial<FurnitureWords> = {
  letters: "(?:¡|!)?buen provecho|que aproveche|a disfrutar|besos|saludos|un abrazo",
  captions: "sígueme|síguenos|suscríbete|cuéntame|guarda esta receta|comparte esta receta",
  noteLabels:
    "consejos?|trucos?|notas?|variantes?|variaciones|sugerencias?|tips?|conservación|acompañamiento|para acompañar|maridaje|sin gluten|versión (?:vegana|vegetariana|ligera)|ojo|importante|atención|recomendación|recomendaciones",
  keeping:
    "se conserva|se conservan|se guarda|se guardan|se puede(?:n)? (?:congelar|guardar|preparar|conservar)|aguanta|está aún más rico|están aún más ricos",
  keepingPlace:
    "días?|semanas?|mes(?:es)?|nevera|frigorífico|refrigerador|congelador|hermético|día siguiente|antelación|víspera|frío",
  storing:
    "(?:conserva|conservar|guarda|guardar) [^.;]{0,80}(?:días|semanas|nevera|frigorífico|refrigerador|congelador|hermético)",
  remarks: "también puedes|también se puede|queda (?:muy )?(?:rico|bien) con|ideal con|delicioso con",
};
