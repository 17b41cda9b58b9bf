CREATE TABLE "audits" (
	"id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"scan_id" bigint,
	"website" text NOT NULL,
	"domain" text NOT NULL,
	"company_type" text NOT NULL,
	"company_size" text NOT NULL,
	"business_description" text,
	"owner_hash" text NOT NULL,
	"status" text,
	"failure" jsonb,
	"assumptions" jsonb NOT NULL,
	"profile_version" text NOT NULL,
	"content_hash" text,
	"materialised" boolean DEFAULT false NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"company" text NOT NULL,
	"job_title" text NOT NULL,
	"message" text NOT NULL,
	"company_size" text NOT NULL,
	"consent_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"version" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scan_pages" (
	"scan_id" bigint NOT NULL,
	"url" text NOT NULL,
	"position" integer NOT NULL,
	"outcome" text NOT NULL,
	"page" jsonb NOT NULL,
	CONSTRAINT "scan_pages_scan_id_url_pk" PRIMARY KEY("scan_id","url")
);
--> statement-breakpoint
CREATE TABLE "scans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_key" text NOT NULL,
	"site_host" text NOT NULL,
	"website" text NOT NULL,
	"scheme_typed" boolean NOT NULL,
	"company_type" text NOT NULL,
	"company_size" text NOT NULL,
	"status" text NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"counted_attempts" integer DEFAULT 0 NOT NULL,
	"progress" jsonb,
	"failure" jsonb,
	"reached_url" text,
	"coverage" jsonb,
	"industry" jsonb,
	"diagnosis" jsonb,
	"scan_quality" double precision,
	"scan_quality_parts" jsonb,
	"favicon" "bytea",
	"favicon_type" text,
	"profile_version" text NOT NULL,
	"pages_scanned" integer DEFAULT 0 NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audit_id" bigint NOT NULL,
	"workflow_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"requires_judgment" boolean NOT NULL,
	"assigned_role" text,
	"service_value" double precision NOT NULL,
	"replicability_difficulty" double precision NOT NULL,
	"time_investment" double precision NOT NULL,
	"basis" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"factors" jsonb,
	"traits" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workflows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"audit_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"definition_id" text,
	"name" text NOT NULL,
	"department" text NOT NULL,
	"type" text NOT NULL,
	"typed_type" text,
	"description" text,
	"team_size" integer NOT NULL,
	"team_roles" jsonb NOT NULL,
	"basis" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"performed_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audits" ADD CONSTRAINT "audits_profile_version_profiles_version_fk" FOREIGN KEY ("profile_version") REFERENCES "public"."profiles"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scan_pages" ADD CONSTRAINT "scan_pages_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_profile_version_profiles_version_fk" FOREIGN KEY ("profile_version") REFERENCES "public"."profiles"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflows" ADD CONSTRAINT "workflows_audit_id_audits_id_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audits_created_at" ON "audits" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audits_owner" ON "audits" USING btree ("owner_hash","created_at");--> statement-breakpoint
CREATE INDEX "audits_scan" ON "audits" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "audits_content" ON "audits" USING btree ("owner_hash","content_hash");--> statement-breakpoint
CREATE INDEX "enquiries_created_at" ON "enquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "operator_sessions_expires_at" ON "operator_sessions" USING btree ("expires_at","token_hash");--> statement-breakpoint
CREATE INDEX "scans_site_key" ON "scans" USING btree ("site_key","company_type","company_size","id");--> statement-breakpoint
CREATE INDEX "scans_site_host_started_at" ON "scans" USING btree ("site_host","started_at");--> statement-breakpoint
CREATE INDEX "tasks_audit" ON "tasks" USING btree ("audit_id","position","id");--> statement-breakpoint
CREATE INDEX "tasks_workflow" ON "tasks" USING btree ("workflow_id");--> statement-breakpoint
CREATE INDEX "workflows_audit" ON "workflows" USING btree ("audit_id","position","id");