/** What stands on French pages around a recipe and between its lines, as far as it is written down. Data only. */
import type { FurnitureWords, PageWords } from "@/lib/engine/language/pack-pages";

export const PAGES: Partial<PageWords> = { advertisements: "publicité" };

export const FURNITURE: Partial<FurnitureWords> = {
  letters: "bon appétit|régalez-vous|bonne dégustation|bises|bisous|amicalement",
  captions: "suivez-moi|suivez-nous|abonnez-vous|dites-moi|enregistrez cette recette|partagez cette recette",
  noteLabels:
    "astuces?|conseils?|remarques?|notes?|nota|variantes?|bon à savoir|à savoir|le petit plus|petit conseil|mon conseil|mon astuce|le truc en plus|conservation|accord (?:mets et )?vins?|accompagnement|pour accompagner|suggestions?|sans gluten|version (?:végétarienne|végétalienne|végane|light|sucrée|salée)|attention|important|idée",
  keeping:
    "se conserve|se conservent|se congèle|se congèlent|se garde|se gardent|(?:vous )?pouvez (?:le|la|les)? ?(?:congeler|conserver|préparer)|(?:est|sont) encore meilleure?s?",
  keepingPlace:
    "jours?|semaines?|mois|réfrigérateur|frigo|congélateur|boîte|hermétique|lendemain|veille|l['’]avance|froid|réchauffée?s?",
  storing: "(?:conservez|conserver) [^.;]{0,80}(?:jours|semaines|réfrigérateur|frigo|congélateur|hermétique)",
  remarks: "délicieux avec|idéal avec|se déguste aussi|vous pouvez aussi|on peut aussi",
};
