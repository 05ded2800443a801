-- Tokens from before may do what every token could: convert and read.
ALTER TABLE "AccessToken" ADD COLUMN "scopes" TEXT[] DEFAULT ARRAY['convert', 'read']::TEXT[];
