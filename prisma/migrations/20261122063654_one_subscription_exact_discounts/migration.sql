-- DropForeignKey
ALTER TABLE "ShareUpgrade" DROP CONSTRAINT "ShareUpgrade_shareId_fkey";

-- DropForeignKey
ALTER TABLE "ShareUpgrade" DROP CONSTRAINT "ShareUpgrade_userId_fkey";

-- AlterTable
ALTER TABLE "DemoSubscription" ALTER COLUMN "discountPercent" SET DATA TYPE DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "discountCents" INTEGER,
ADD COLUMN     "triedAt" TIMESTAMP(3),
ALTER COLUMN "discountPercent" SET DATA TYPE DOUBLE PRECISION;

-- AlterTable
ALTER TABLE "UsedOffer" ADD COLUMN     "subscriptionId" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "closingAt" TIMESTAMP(3);

-- DropTable
DROP TABLE "ShareUpgrade";
