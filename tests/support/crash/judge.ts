import type pg from 'pg';
import type { Acknowledged } from './visitors.ts';

/** Each list should be empty. */
export interface Verdict {
  lost: string[];
  notCompleted: string[];
  /** Audits whose result was not stored exactly once, or that have more than one completion event. */
  doubledResults: string[];
  doubledMails: string[];
  /** Emails that neither arrived nor are marked as uncertain or being sent. */
  missingMails: string[];
}

export interface Outside {
  mails: readonly { to: string[]; source: string }[];
  /** Deliveries of `audit.completed`. Repeated deliveries of one event have the same `key`. */
  completions: readonly { auditId: number; key: string }[];
}

type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;

export async function judge(query: Query, acknowledged: Acknowledged, outside: Outside): Promise<Verdict> {
  const mails = await judgeMails(query, outside);
  return {
    lost: await findLost(query, acknowledged),
    notCompleted: await findNotCompleted(query, acknowledged),
    doubledResults: [...(await findDoubledRows(query)), ...findDoubledCompletions(outside)],
    ...mails,
  };
}

async function findLost(query: Query, acknowledged: Acknowledged): Promise<string[]> {
  const audits = [...acknowledged.scans, ...acknowledged.unstarted, ...acknowledged.manual];
  const rates = await query<{ id: string; rate: number | null }>(
    "select id, (assumptions ->> 'conversionRate')::float as rate from audits where id = any ($1)",
    [audits],
  );
  const stored = new Map(rates.map(({ id, rate }) => [Number(id), rate]));
  const emails = async (table: string) =>
    new Set((await query<{ email: string }>(`select email from ${table}`)).map(({ email }) => email));
  const enquiries = await emails('enquiries');
  const subscribers = await emails('subscribers');
  return [
    ...audits.filter((id) => !stored.has(id)).map((id) => `audit ${id}`),
    ...[...acknowledged.edits].filter(([id, rate]) => stored.get(id) !== rate).map(([id]) => `edit of ${id}`),
    ...acknowledged.enquiries.filter((email) => !enquiries.has(email)),
    ...acknowledged.subscribers.filter((email) => !subscribers.has(email)),
  ];
}

async function findNotCompleted(query: Query, { scans, manual }: Acknowledged): Promise<string[]> {
  const rows = await query<{ id: string; status: string; failure: string | null }>(
    `select audits.id, coalesce(scans.status, audits.status) as status, scans.failure ->> 'message' as failure
     from audits left join scans on scans.id = audits.scan_id
     where audits.id = any ($1) and coalesce(scans.status, audits.status) <> 'completed'`,
    [[...scans, ...manual]],
  );
  return rows.map(({ id, status, failure }) => `audit ${id} is ${status}${failure ? `: ${failure}` : ''}`);
}

async function findDoubledRows(query: Query): Promise<string[]> {
  const rows = await query<{ id: string; found: number; stored: number }>(
    `select audits.id, jsonb_array_length(scans.diagnosis) + coalesce((
         select sum(jsonb_array_length(one -> 'tasks')) from jsonb_array_elements(scans.diagnosis) as one
       ), 0) as found,
       (select count(*) from workflows where audit_id = audits.id)
         + (select count(*) from tasks where audit_id = audits.id) as stored
     from audits join scans on scans.id = audits.scan_id where scans.status = 'completed'`,
  );
  return rows
    .filter(({ found, stored }) => Number(found) !== Number(stored))
    .map(({ id, found, stored }) => `audit ${id}: ${found} rows found, ${stored} stored`);
}

function findDoubledCompletions({ completions }: Outside): string[] {
  const keys = new Map<number, Set<string>>();
  for (const { auditId, key } of completions)
    keys.set(auditId, (keys.get(auditId) ?? new Set<string>()).add(key));
  return [...keys].filter(([, of]) => of.size > 1).map(([id]) => `audit ${id} completed twice`);
}

async function judgeMails(
  query: Query,
  { mails }: Outside,
): Promise<Pick<Verdict, 'doubledMails' | 'missingMails'>> {
  const arrived = new Map<string, number>();
  // Emails to the operator have the visitor's address in Reply-To.
  for (const { to, source } of mails) {
    const visitor = /^Reply-To: <?([^\s>]+)/im.exec(source)?.[1];
    const name = visitor ? `to the operator about ${visitor}` : `to ${to.join(', ')}`;
    arrived.set(name, (arrived.get(name) ?? 0) + 1);
  }
  const rows = await query<{ address: string; to_visitor: boolean; status: string }>(
    'select address, to_visitor, status from outbox',
  );
  return {
    doubledMails: [...arrived].filter(([, times]) => times > 1).map(([name]) => name),
    missingMails: rows
      .map((row) => ({
        ...row,
        name: row.to_visitor ? `to ${row.address}` : `to the operator about ${row.address}`,
      }))
      .filter(({ name, status }) => !arrived.has(name) && status !== 'uncertain' && status !== 'sending')
      .map(({ name, status }) => `${name} (${status})`),
  };
}
