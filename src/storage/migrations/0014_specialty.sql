ALTER TABLE "audits" ADD COLUMN "specialty" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "specialty" text DEFAULT '' NOT NULL;