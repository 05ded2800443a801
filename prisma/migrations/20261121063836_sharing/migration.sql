-- CreateEnum
CREATE TYPE "ShareSource" AS ENUM ('user', 'library');

-- CreateTable
CREATE TABLE "Share" (
    "id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "sourceType" "ShareSource" NOT NULL,
    "sourceId" TEXT NOT NULL,
    "recipeId" TEXT,
    "liveKey" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "Share_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShareVisit" (
    "shareId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "visitor" TEXT NOT NULL,

    CONSTRAINT "ShareVisit_pkey" PRIMARY KEY ("shareId","day","visitor")
);

-- CreateTable
CREATE TABLE "ShareDay" (
    "shareId" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ShareDay_pkey" PRIMARY KEY ("shareId","day")
);

-- CreateTable
CREATE TABLE "ShareSignup" (
    "id" TEXT NOT NULL,
    "shareId" TEXT NOT NULL,
    "userId" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShareSignup_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShareUpgrade" (
    "id" TEXT NOT NULL,
    "shareId" TEXT NOT NULL,
    "userId" TEXT,
    "planType" TEXT,
    "promoCode" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ShareUpgrade_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Share_token_key" ON "Share"("token");

-- CreateIndex
CREATE UNIQUE INDEX "Share_liveKey_key" ON "Share"("liveKey");

-- CreateIndex
CREATE INDEX "Share_userId_createdAt_idx" ON "Share"("userId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "Share_recipeId_idx" ON "Share"("recipeId");

-- CreateIndex
CREATE INDEX "Share_sourceId_idx" ON "Share"("sourceId");

-- CreateIndex
CREATE INDEX "ShareVisit_day_idx" ON "ShareVisit"("day");

-- CreateIndex
CREATE UNIQUE INDEX "ShareSignup_userId_key" ON "ShareSignup"("userId");

-- CreateIndex
CREATE INDEX "ShareSignup_shareId_idx" ON "ShareSignup"("shareId");

-- CreateIndex
CREATE UNIQUE INDEX "ShareUpgrade_shareId_userId_key" ON "ShareUpgrade"("shareId", "userId");

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Share" ADD CONSTRAINT "Share_recipeId_fkey" FOREIGN KEY ("recipeId") REFERENCES "Recipe"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareVisit" ADD CONSTRAINT "ShareVisit_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "Share"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareDay" ADD CONSTRAINT "ShareDay_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "Share"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareSignup" ADD CONSTRAINT "ShareSignup_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "Share"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareSignup" ADD CONSTRAINT "ShareSignup_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareUpgrade" ADD CONSTRAINT "ShareUpgrade_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "Share"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShareUpgrade" ADD CONSTRAINT "ShareUpgrade_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Every copy of the app keeps finished shared pages in memory (docs/decisions/028-shared-pages-are-kept.md). Whatever ends or
-- changes one says so here, on whatever way it came about: each notification is the token of a page to forget.
CREATE FUNCTION "tellShare"() RETURNS trigger AS $$
BEGIN
  PERFORM pg_notify('plainspoon_shares', OLD."token");
  RETURN NULL;
END;
$$ LANGUAGE plpgsql;

CREATE TRIGGER "tellShare" AFTER UPDATE OR DELETE ON "Share"
  FOR EACH ROW EXECUTE FUNCTION "tellShare"();

CREATE FUNCTION "tellSharesOfRecipe"() RETURNS trigger AS $$
BEGIN
  PERFORM pg_notify('plainspoon_shares', "token") FROM "Share" WHERE "recipeId" = NEW."id";
  RETURN NULL;
END;
$$ LANGUAGE plpgsql;

CREATE TRIGGER "tellSharesOfRecipe" AFTER UPDATE OF "title", "description", "servings", "imageUrl", "formattedContent" ON "Recipe"
  FOR EACH ROW EXECUTE FUNCTION "tellSharesOfRecipe"();

CREATE FUNCTION "tellSharesOfLibraryRecipe"() RETURNS trigger AS $$
BEGIN
  PERFORM pg_notify('plainspoon_shares', "token") FROM "Share" WHERE "sourceType" = 'library' AND "sourceId" = OLD."id";
  RETURN NULL;
END;
$$ LANGUAGE plpgsql;

CREATE TRIGGER "tellSharesOfLibraryRecipe" AFTER UPDATE OR DELETE ON "LibraryRecipe"
  FOR EACH ROW EXECUTE FUNCTION "tellSharesOfLibraryRecipe"();
