-- CreateEnum
CREATE TYPE "LibraryAccess" AS ENUM ('demo', 'free', 'premium');

-- CreateTable
CREATE TABLE "LibraryRecipe" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "imageUrl" TEXT,
    "category" TEXT NOT NULL,
    "tags" TEXT[],
    "accessLevel" "LibraryAccess" NOT NULL,
    "formattedContent" JSONB NOT NULL,
    "position" INTEGER NOT NULL,
    "version" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LibraryRecipe_pkey" PRIMARY KEY ("id")
);
