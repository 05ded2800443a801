-- Grants move out of the gateway's table, which is made anew: nothing could be bought before this migration.
-- CreateTable
CREATE TABLE "PremiumGrant" (
    "userId" TEXT NOT NULL,
    "grantedBy" TEXT,
    "grantedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PremiumGrant_pkey" PRIMARY KEY ("userId")
);

INSERT INTO "PremiumGrant" ("userId", "grantedAt")
SELECT "userId", "createdAt" FROM "Subscription" WHERE "source" = 'grant' AND "status" = 'granted';

DELETE FROM "Subscription";

-- AlterTable
ALTER TABLE "Subscription" DROP CONSTRAINT "Subscription_pkey",
DROP COLUMN "createdAt",
DROP COLUMN "source",
DROP COLUMN "updatedAt",
ADD COLUMN     "cancelAtPeriodEnd" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "cancelLetterSentAt" TIMESTAMP(3),
ADD COLUMN     "currency" TEXT NOT NULL,
ADD COLUMN     "discountEndsAt" TIMESTAMP(3),
ADD COLUMN     "discountPercent" INTEGER,
ADD COLUMN     "endedAt" TIMESTAMP(3),
ADD COLUMN     "id" TEXT NOT NULL,
ADD COLUMN     "interval" TEXT NOT NULL,
ADD COLUMN     "priceCents" INTEGER NOT NULL,
ADD COLUMN     "promoCode" TEXT,
ADD COLUMN     "reminderSentAt" TIMESTAMP(3),
ADD COLUMN     "startedAt" TIMESTAMP(3) NOT NULL,
ADD COLUMN     "syncedAt" TIMESTAMP(3) NOT NULL,
ADD CONSTRAINT "Subscription_pkey" PRIMARY KEY ("id");

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "billingLookApplied" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "billingLooks" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "isTest" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "stripeCustomerId" TEXT,
ADD COLUMN     "trialUsedAt" TIMESTAMP(3);

-- DropEnum
DROP TYPE "SubscriptionSource";

-- CreateTable
CREATE TABLE "Invoice" (
    "id" TEXT NOT NULL,
    "userId" TEXT,
    "subscriptionId" TEXT,
    "status" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "subtotalCents" INTEGER NOT NULL,
    "discountCents" INTEGER NOT NULL,
    "totalCents" INTEGER NOT NULL,
    "paidCents" INTEGER NOT NULL,
    "refundedCents" INTEGER NOT NULL DEFAULT 0,
    "issuedAt" TIMESTAMP(3) NOT NULL,
    "paidAt" TIMESTAMP(3),
    "url" TEXT,
    "isTest" BOOLEAN NOT NULL DEFAULT false,
    "receiptSentAt" TIMESTAMP(3),

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Purchase" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "productTag" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "purchasedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Purchase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UsedOffer" (
    "emailMark" TEXT NOT NULL,
    "offer" TEXT NOT NULL,
    "usedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "UsedOffer_pkey" PRIMARY KEY ("emailMark","offer")
);

-- CreateTable
CREATE TABLE "StripeEvent" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "customerId" TEXT,
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMP(3),

    CONSTRAINT "StripeEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductMapping" (
    "productId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "active" BOOLEAN NOT NULL,
    "createdAtSeconds" INTEGER NOT NULL,
    "type" TEXT,
    "subscriptionType" TEXT,
    "productTag" TEXT,

    CONSTRAINT "ProductMapping_pkey" PRIMARY KEY ("productId")
);

-- CreateTable
CREATE TABLE "Lease" (
    "name" TEXT NOT NULL,
    "until" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Lease_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "DemoClock" (
    "id" INTEGER NOT NULL,
    "offsetMs" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "DemoClock_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DemoCustomer" (
    "id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "cardDeclines" BOOLEAN NOT NULL DEFAULT false,
    "creditCents" INTEGER NOT NULL DEFAULT 0,
    "hadTrial" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "DemoCustomer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DemoCheckout" (
    "id" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "plan" TEXT,
    "trialDays" INTEGER,
    "promoCode" TEXT,
    "productTag" TEXT,
    "subscriptionId" TEXT,
    "successUrl" TEXT NOT NULL,
    "cancelUrl" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMP(3) NOT NULL,
    "finishedAt" TIMESTAMP(3),

    CONSTRAINT "DemoCheckout_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DemoSubscription" (
    "id" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "promoCode" TEXT,
    "discountPercent" INTEGER,
    "discountEndsAt" TIMESTAMP(3),
    "trialEndsAt" TIMESTAMP(3),
    "anchorAt" TIMESTAMP(3) NOT NULL,
    "periodStart" TIMESTAMP(3) NOT NULL,
    "periodEnd" TIMESTAMP(3) NOT NULL,
    "cancelAtPeriodEnd" BOOLEAN NOT NULL DEFAULT false,
    "failedAttempts" INTEGER NOT NULL DEFAULT 0,
    "nextEventAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "DemoSubscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DemoInvoice" (
    "id" TEXT NOT NULL,
    "customerId" TEXT NOT NULL,
    "subscriptionId" TEXT,
    "status" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "subtotalCents" INTEGER NOT NULL,
    "discountCents" INTEGER NOT NULL,
    "totalCents" INTEGER NOT NULL,
    "paidCents" INTEGER NOT NULL DEFAULT 0,
    "refundedCents" INTEGER NOT NULL DEFAULT 0,
    "issuedAt" TIMESTAMP(3) NOT NULL,
    "paidAt" TIMESTAMP(3),

    CONSTRAINT "DemoInvoice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Invoice_userId_issuedAt_idx" ON "Invoice"("userId", "issuedAt" DESC);

-- CreateIndex
CREATE INDEX "Invoice_paidAt_idx" ON "Invoice"("paidAt");

-- CreateIndex
CREATE INDEX "Purchase_userId_idx" ON "Purchase"("userId");

-- CreateIndex
CREATE INDEX "Purchase_productTag_purchasedAt_idx" ON "Purchase"("productTag", "purchasedAt");

-- CreateIndex
CREATE INDEX "StripeEvent_receivedAt_idx" ON "StripeEvent"("receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "DemoCustomer_reference_key" ON "DemoCustomer"("reference");

-- CreateIndex
CREATE INDEX "DemoCheckout_customerId_idx" ON "DemoCheckout"("customerId");

-- CreateIndex
CREATE INDEX "DemoSubscription_customerId_idx" ON "DemoSubscription"("customerId");

-- CreateIndex
CREATE INDEX "DemoSubscription_nextEventAt_idx" ON "DemoSubscription"("nextEventAt");

-- CreateIndex
CREATE INDEX "DemoInvoice_customerId_issuedAt_idx" ON "DemoInvoice"("customerId", "issuedAt");

-- CreateIndex
CREATE INDEX "Subscription_userId_startedAt_idx" ON "Subscription"("userId", "startedAt" DESC);

-- CreateIndex
CREATE INDEX "Subscription_status_currentPeriodEnd_idx" ON "Subscription"("status", "currentPeriodEnd");

-- CreateIndex
CREATE UNIQUE INDEX "User_stripeCustomerId_key" ON "User"("stripeCustomerId");

-- AddForeignKey
ALTER TABLE "PremiumGrant" ADD CONSTRAINT "PremiumGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Purchase" ADD CONSTRAINT "Purchase_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DemoCheckout" ADD CONSTRAINT "DemoCheckout_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "DemoCustomer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DemoSubscription" ADD CONSTRAINT "DemoSubscription_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "DemoCustomer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DemoInvoice" ADD CONSTRAINT "DemoInvoice_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "DemoCustomer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
