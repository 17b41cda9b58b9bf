CREATE TABLE "model_answers" (
	"content_hash" text PRIMARY KEY NOT NULL,
	"scan_id" bigint NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scan_id" bigint,
	"purpose" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"prompt_version" text NOT NULL,
	"content_hash" text NOT NULL,
	"outcome" text NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_usd" double precision,
	"max_cost_usd" double precision,
	"ms" integer,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "model_readings" (
	"scan_id" bigint PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"model" text NOT NULL,
	"reading" jsonb,
	"summary" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_readings" ADD CONSTRAINT "model_readings_scan_id_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_answers_scan" ON "model_answers" USING btree ("scan_id");--> statement-breakpoint
CREATE INDEX "model_answers_created_at" ON "model_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "model_calls_sent_at" ON "model_calls" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "model_calls_scan" ON "model_calls" USING btree ("scan_id","content_hash");