-- AlterTable
ALTER TABLE "Completion" ADD COLUMN     "cookingKey" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Completion_recipeId_cookingKey_key" ON "Completion"("recipeId", "cookingKey");
