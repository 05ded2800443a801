-- AlterTable
ALTER TABLE "Picture" ADD COLUMN     "userId" TEXT;

-- A picture belongs to whoever saved the recipe that shows it.
UPDATE "Picture" SET "userId" = mine."userId" FROM "Recipe" mine
  WHERE mine."imageUrl" = '/api/storage/images/' || "Picture"."name" AND "Picture"."goneAt" IS NULL;

-- AlterTable
ALTER TABLE "Recipe" ADD COLUMN     "chars" INTEGER NOT NULL DEFAULT 0;

UPDATE "Recipe" SET "chars" = length("formattedContent"::text) + length("originalContent");

-- CreateTable
CREATE TABLE "PictureRoom" (
    "part" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,

    CONSTRAINT "PictureRoom_pkey" PRIMARY KEY ("part")
);

-- CreateIndex
CREATE INDEX "Picture_userId_bytes_idx" ON "Picture"("userId", "bytes");

-- CreateIndex
CREATE INDEX "Recipe_userId_pictureDueAt_idx" ON "Recipe"("userId", "pictureDueAt");

-- The database counts, whichever version of the app writes. Sixteen rows, so that pictures that come together seldom wait for one another.
CREATE FUNCTION "countPictureRoom"() RETURNS trigger AS $$
DECLARE
  more BIGINT := CASE TG_OP WHEN 'INSERT' THEN NEW."bytes" WHEN 'DELETE' THEN -OLD."bytes" ELSE NEW."bytes" - OLD."bytes" END;
BEGIN
  IF more <> 0 THEN
    INSERT INTO "PictureRoom" AS room ("part", "bytes") VALUES (left(coalesce(NEW."name", OLD."name"), 1), more)
    ON CONFLICT ("part") DO UPDATE SET "bytes" = room."bytes" + EXCLUDED."bytes";
  END IF;
  RETURN NULL;
END;
$$ LANGUAGE plpgsql;

CREATE TRIGGER "countPictureRoom" AFTER INSERT OR DELETE OR UPDATE OF "bytes" ON "Picture"
  FOR EACH ROW EXECUTE FUNCTION "countPictureRoom"();

INSERT INTO "PictureRoom" SELECT left("name", 1), sum("bytes") FROM "Picture" GROUP BY 1;
