-- The library is kept in memory, and so is the home page, which shows recipes of it (docs/decisions/040-static-pages.md). Before each
-- row: the copies of the app must have let go of the recipes when they hear which shared pages to make anew.
CREATE FUNCTION "tellLibrary"() RETURNS trigger AS $$
BEGIN
  PERFORM pg_notify('plainspoon_shares', 'library');
  RETURN NULL;
END;
$$ LANGUAGE plpgsql;

CREATE TRIGGER "tellLibrary" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "LibraryRecipe"
  FOR EACH STATEMENT EXECUTE FUNCTION "tellLibrary"();
