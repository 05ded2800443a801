-- Null: never chosen, or not known yet, as with every account from before.
ALTER TABLE "User" ADD COLUMN "language" TEXT,
ADD COLUMN "measures" TEXT;
