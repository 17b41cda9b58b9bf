ALTER TABLE "scans" ADD COLUMN "team" jsonb;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "hours_share" double precision;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "work" jsonb;