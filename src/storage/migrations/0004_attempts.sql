ALTER TABLE "scans" ADD COLUMN "failed_attempts" integer DEFAULT 0 NOT NULL;
