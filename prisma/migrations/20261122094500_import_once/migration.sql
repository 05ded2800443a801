-- AlterTable
ALTER TABLE "Recipe" ADD COLUMN     "importKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Recipe_userId_importKey_key" ON "Recipe"("userId", "importKey");
