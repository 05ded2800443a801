/** In which the curated recipes are written. */
export const LIBRARY_LANGUAGE = "en";
