-- AlterTable
ALTER TABLE "AuditEntry" ADD COLUMN "count" INTEGER NOT NULL DEFAULT 1, ADD COLUMN "key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "AuditEntry_key_key" ON "AuditEntry"("key");

-- Whom a letter was for is nobody's business once it was tried again, and this log has no end.
UPDATE "AuditEntry" SET "subject" = 'letter' WHERE "action" = 'had a job tried again' AND "subject" LIKE 'letter to %';
