CREATE TABLE "prospect_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prospect_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"paused" boolean NOT NULL,
	"notices" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resumed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prospects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prospects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"name" text NOT NULL,
	"website" text NOT NULL,
	"site_key" text NOT NULL,
	"site_host" text NOT NULL,
	"scheme_typed" boolean NOT NULL,
	"company_type" text NOT NULL,
	"company_size" text NOT NULL,
	"note" text NOT NULL,
	"started_at" timestamp (3) with time zone,
	"audit_id" bigint,
	"figures" jsonb,
	"figures_revision" text
);
--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_list_id_prospect_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."prospect_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prospect_lists_created_at" ON "prospect_lists" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "prospects_site" ON "prospects" USING btree ("list_id","site_key");--> statement-breakpoint
CREATE INDEX "prospects_waiting" ON "prospects" USING btree ("line","list_id") WHERE started_at is null;--> statement-breakpoint
CREATE INDEX "prospects_without_figures" ON "prospects" USING btree ("id") WHERE figures_revision is null and audit_id is not null;--> statement-breakpoint
CREATE INDEX "scans_trade" ON "scans" USING btree ((industry ->> 'detail'),"id") WHERE status = 'completed';