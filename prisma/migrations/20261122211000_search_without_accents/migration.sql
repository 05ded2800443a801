-- What is searched has no accents (lib/engine/recipe/unaccented.ts): "cafe" finds "café".
UPDATE "Recipe"
SET "searchText" = replace(replace(replace(replace(replace(
      regexp_replace(normalize("searchText", NFKD), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'ø', 'o'), 'ł', 'l')
WHERE "searchText" ~ '[^\u0001-\u007f]';
