import pg from 'pg';
import type { Database } from '#storage/database.ts';

export interface Filling {
  audits: number;
  subscribers: number;
}

const sites = 200_000;
const newestWithRows = 5_000;

export async function fillDatabase(
  { connection }: Pick<Database, 'connection'>,
  filling: Filling,
): Promise<void> {
  // A separate client, because the inserts would exceed the statement timeout of the product's
  // pool.
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("insert into profiles values ('bench', '{}', now()) on conflict do nothing");
    await client.query(
      `insert into scans (site_key, site_host, website, scheme_typed, company_type, company_size, status, profile_version, created_at, completed_at)
       select host, host, 'https://www.' || host, true, 'retail', '1-10',
         case when n % 50 = 0 then 'failed' when n % 400 = 1 then 'pending' else 'completed' end,
         'bench', now() - n * interval '20 seconds', now() - n * interval '20 seconds'
       from (select n, 'site-' || floor(power(random(), 3) * ${sites}) || '.example' as host from generate_series(1, $1) as n) as made`,
      [filling.audits],
    );
    await client.query(
      `insert into audits (id, kind, scan_id, website, domain, company_type, company_size, owner_hash, assumptions, profile_version, materialised, created_at, completed_at)
       select id * 9007 + 11, 'scan', id, website, site_host, company_type, company_size, 'nobody', '{}', 'bench', true, created_at, completed_at from scans`,
    );
    await client.query(
      `insert into workflows (audit_id, position, name, department, type, team_size, team_roles, basis, evidence, performed_by)
       select id, n, 'Workflow ' || n, 'Sales', 'Business', 1, '[]', 'typical', '[]', 'own'
       from (select id from audits order by created_at desc limit ${newestWithRows}) as newest, generate_series(1, 10) as n`,
    );
    await client.query(
      `insert into tasks (audit_id, workflow_id, position, name, requires_judgment, service_value, replicability_difficulty, time_investment, basis, evidence, traits)
       select audit_id, id, n, 'Task ' || n, false, 5, 5, 2, 'typical', '[]', '[]' from workflows, generate_series(1, 7) as n`,
    );
    await client.query(
      `insert into subscribers (subscriber_id, audit_id, domain, email, address, name, phone, company, ai_importance, consent_text, consent_version, created_at)
       select md5(n::text), n, 'site.example', 'person-' || n || '@site.example', 'person-' || n || '@site.example', 'Person ' || n, '', 'Company ' || n, '',
         repeat('I agree. ', 20), '1', now() - n * interval '3 minutes' from generate_series(1, $1) as n`,
      [filling.subscribers],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
