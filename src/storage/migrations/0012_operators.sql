CREATE TABLE "embed_handoffs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "health_states" (
	"part" text PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"next_date" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "leads_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "operator_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "trail" ADD COLUMN "details" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "embed_handoffs_expires_at" ON "embed_handoffs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "leads_status" ON "leads" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "enquiries_address" ON "enquiries" USING btree (lower(trim("email")));--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_id_unique" UNIQUE("id");--> statement-breakpoint
-- A lead comes with the first enquiry or report request of its address. Locked against going at the same moment.
CREATE FUNCTION leads_add(new_addresses text[], at timestamptz[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO leads AS lead (address, created_at)
	SELECT address, min(created_at) FROM unnest(new_addresses, at) AS given (address, created_at)
	GROUP BY address ORDER BY address
	ON CONFLICT (address) DO UPDATE SET created_at = least(lead.created_at, excluded.created_at);
END $$;--> statement-breakpoint
-- It goes with the last one. The second statement sees what was added while the first waited.
CREATE FUNCTION leads_remove(old_addresses text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM leads WHERE address = ANY (old_addresses) ORDER BY address FOR UPDATE;
	DELETE FROM leads WHERE address = ANY (old_addresses)
		AND NOT EXISTS (SELECT 1 FROM subscribers WHERE subscribers.address = leads.address)
		AND NOT EXISTS (SELECT 1 FROM enquiries WHERE lower(trim(enquiries.email)) = leads.address);
END $$;--> statement-breakpoint
CREATE FUNCTION enquiries_make_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM leads_add(array_agg(lower(trim(email))), array_agg(created_at)) FROM added HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER enquiries_make_leads AFTER INSERT ON enquiries REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION enquiries_make_leads();--> statement-breakpoint
CREATE FUNCTION enquiries_end_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM leads_remove(array_agg(lower(trim(email)))) FROM removed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER enquiries_end_leads AFTER DELETE ON enquiries REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION enquiries_end_leads();--> statement-breakpoint
CREATE FUNCTION subscribers_make_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM leads_add(array_agg(address), array_agg(created_at)) FROM added HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER subscribers_make_leads AFTER INSERT ON subscribers REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION subscribers_make_leads();--> statement-breakpoint
CREATE FUNCTION subscribers_end_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM leads_remove(array_agg(address)) FROM removed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER subscribers_end_leads AFTER DELETE ON subscribers REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION subscribers_end_leads();--> statement-breakpoint
SELECT leads_add(array_agg(address), array_agg(created_at)) FROM (
	SELECT address, created_at FROM subscribers UNION ALL SELECT lower(trim(email)), created_at FROM enquiries
) AS known HAVING count(*) > 0;
