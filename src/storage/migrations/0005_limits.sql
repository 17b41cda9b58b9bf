CREATE UNLOGGED TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_counts_ends_at" ON "rate_counts" USING btree ("ends_at");