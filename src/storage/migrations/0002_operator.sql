CREATE TABLE "audit_tallies" (
	"shard" integer PRIMARY KEY NOT NULL,
	"audits" bigint NOT NULL,
	"sites" bigint NOT NULL,
	"completed" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_tallies" (
	"site" text PRIMARY KEY NOT NULL,
	"audits" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "site" text GENERATED ALWAYS AS (regexp_replace(lower(domain), '^www\.', '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "audits" ADD COLUMN "listed_status" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
CREATE INDEX "site_tallies_audits" ON "site_tallies" USING btree ("audits" DESC NULLS FIRST,"site");--> statement-breakpoint
CREATE INDEX "trail_created_at" ON "trail" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audits_site" ON "audits" USING btree ("site","created_at","id");--> statement-breakpoint
CREATE INDEX "audits_listed_status" ON "audits" USING btree ("listed_status","created_at","id");--> statement-breakpoint
CREATE INDEX "scans_parked" ON "scans" USING btree ("completed_at","id") WHERE status = 'failed' and failure ->> 'code' = 'internal';--> statement-breakpoint
-- An audit of a scan has its scan's status, any other one its own. The scan is locked against changing meanwhile.
CREATE FUNCTION audits_take_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_scan text;
BEGIN
	SELECT status INTO of_scan FROM scans WHERE id = NEW.scan_id FOR SHARE;
	NEW.listed_status := coalesce(of_scan, NEW.status, 'pending');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER audits_take_status BEFORE INSERT OR UPDATE OF status, scan_id ON audits
	FOR EACH ROW EXECUTE FUNCTION audits_take_status();--> statement-breakpoint
CREATE FUNCTION scans_pass_status_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE audits SET listed_status = NEW.status WHERE scan_id = NEW.id AND listed_status <> NEW.status;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER scans_pass_status_on AFTER UPDATE OF status ON scans
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION scans_pass_status_on();--> statement-breakpoint
-- Adds changes to the tallies: sites first and in their order, then the counters in theirs, so that nobody waits in a circle.
CREATE FUNCTION tally_audits(changed_sites text[], changed_audits bigint[], changed_completed bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	WITH change AS (
		SELECT site, sum(audits) AS audits, sum(completed) AS completed
		FROM unnest(changed_sites, changed_audits, changed_completed) AS given (site, audits, completed)
		GROUP BY site
	), tallied AS (
		INSERT INTO site_tallies AS tally (site, audits)
		SELECT site, audits FROM change WHERE audits <> 0 ORDER BY site
		ON CONFLICT (site) DO UPDATE SET audits = tally.audits + excluded.audits
		RETURNING site, audits
	), counted AS (
		SELECT hashtext(change.site) & 15 AS shard, change.audits, change.completed,
			CASE WHEN change.site = '' OR tallied.audits IS NULL THEN 0
				ELSE (tallied.audits > 0)::int - (tallied.audits - change.audits > 0)::int END AS sites
		FROM change LEFT JOIN tallied USING (site)
	)
	INSERT INTO audit_tallies AS total (shard, audits, sites, completed)
	SELECT shard, sum(audits), sum(sites), sum(completed) FROM counted
	GROUP BY shard HAVING sum(audits) <> 0 OR sum(sites) <> 0 OR sum(completed) <> 0 ORDER BY shard
	ON CONFLICT (shard) DO UPDATE SET audits = total.audits + excluded.audits,
		sites = total.sites + excluded.sites, completed = total.completed + excluded.completed;
	DELETE FROM site_tallies WHERE site = ANY (changed_sites) AND audits = 0;
END $$;--> statement-breakpoint
CREATE FUNCTION audits_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tally_audits(array_agg(site), array_agg(1::bigint), array_agg((listed_status = 'completed')::int::bigint)) FROM added HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audits_inserted AFTER INSERT ON audits REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION audits_inserted();--> statement-breakpoint
CREATE FUNCTION audits_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tally_audits(array_agg(site), array_agg(-1::bigint), array_agg(-(listed_status = 'completed')::int::bigint)) FROM removed HAVING count(*) > 0;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audits_deleted AFTER DELETE ON audits REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION audits_deleted();--> statement-breakpoint
CREATE FUNCTION audits_status_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tally_audits(ARRAY[NEW.site], ARRAY[0::bigint],
		ARRAY[(NEW.listed_status = 'completed')::int::bigint - (OLD.listed_status = 'completed')::int::bigint]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audits_status_listed AFTER UPDATE ON audits
	FOR EACH ROW WHEN ((OLD.listed_status = 'completed') <> (NEW.listed_status = 'completed')) EXECUTE FUNCTION audits_status_listed();--> statement-breakpoint
CREATE FUNCTION audits_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM site_tallies;
	DELETE FROM audit_tallies;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audits_emptied AFTER TRUNCATE ON audits FOR EACH STATEMENT EXECUTE FUNCTION audits_emptied();--> statement-breakpoint
UPDATE audits SET listed_status = coalesce((SELECT scans.status FROM scans WHERE scans.id = audits.scan_id), audits.status, 'pending');--> statement-breakpoint
DELETE FROM site_tallies;--> statement-breakpoint
DELETE FROM audit_tallies;--> statement-breakpoint
SELECT tally_audits(array_agg(site), array_agg(1::bigint), array_agg((listed_status = 'completed')::int::bigint)) FROM audits HAVING count(*) > 0;
