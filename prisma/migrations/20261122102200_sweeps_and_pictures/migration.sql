-- AlterTable
ALTER TABLE "ConversionResult" ADD COLUMN     "madeMark" TEXT;

-- AlterTable
ALTER TABLE "Recipe" ADD COLUMN     "madeMark" TEXT,
ADD COLUMN     "pictureDueAt" TIMESTAMP(3),
ADD COLUMN     "pictureTries" INTEGER NOT NULL DEFAULT 0;

-- Recipes of before with a picture at somebody else's address: it is fetched by and by, and kept as our own.
UPDATE "Recipe" SET "pictureDueAt" = CURRENT_TIMESTAMP WHERE "imageUrl" LIKE 'https:%';

-- AlterTable: of an answer only what names the recipe stays, so that retries of before still find it.
ALTER TABLE "SavedAnswer" ADD COLUMN     "recipeId" TEXT;
UPDATE "SavedAnswer" SET "recipeId" = "answer" ->> 'id';
ALTER TABLE "SavedAnswer" DROP COLUMN "answer";

-- CreateTable
CREATE TABLE "Picture" (
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lookAt" TIMESTAMP(3) NOT NULL,
    "goneAt" TIMESTAMP(3),

    CONSTRAINT "Picture_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "Picture_lookAt_idx" ON "Picture"("lookAt");

-- CreateIndex
CREATE INDEX "ConversionResult_madeMark_idx" ON "ConversionResult"("madeMark");

-- CreateIndex
CREATE INDEX "EmailChange_expiresAt_idx" ON "EmailChange"("expiresAt");

-- CreateIndex
CREATE INDEX "EmailProof_expiresAt_idx" ON "EmailProof"("expiresAt");

-- CreateIndex
CREATE INDEX "EmailUndo_expiresAt_idx" ON "EmailUndo"("expiresAt");

-- CreateIndex
CREATE INDEX "PasswordReset_expiresAt_idx" ON "PasswordReset"("expiresAt");

-- CreateIndex
CREATE INDEX "Recipe_imageUrl_idx" ON "Recipe" USING HASH ("imageUrl");

-- CreateIndex
CREATE INDEX "Recipe_pictureDueAt_idx" ON "Recipe"("pictureDueAt");

-- AlterTable
ALTER TABLE "OutboxMail" ADD COLUMN     "recipeId" TEXT,
ADD COLUMN     "userId" TEXT;

-- CreateIndex
CREATE INDEX "OutboxMail_userId_idx" ON "OutboxMail"("userId");

-- CreateIndex
CREATE INDEX "OutboxMail_recipeId_idx" ON "OutboxMail"("recipeId");
