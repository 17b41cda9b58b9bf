CREATE TABLE "offerings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offerings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audit_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"workflow_id" bigint
);
--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "offerings" jsonb;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "seen_not_counted" jsonb;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "function" text;--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offerings" ADD CONSTRAINT "offerings_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offerings_audit" ON "offerings" USING btree ("audit_id","position","id");--> statement-breakpoint
CREATE INDEX "offerings_workflow" ON "offerings" USING btree ("workflow_id");