ALTER TABLE "scans" ADD COLUMN "site_facts" jsonb;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "source_scan_id" bigint;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "analysis_version" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "knowledge_version" text;