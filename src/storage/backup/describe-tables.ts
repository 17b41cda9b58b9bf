import type pg from 'pg';
import type { BackupTable } from './backup-format.ts';

/**
 * Each table comes after the tables that it refers to. Leaves out tables of extensions, and
 * unlogged tables, which PostgreSQL empties after a crash anyway.
 */
export async function describeTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{
    name: string;
    columns: string[];
    sequence: string | null;
    sequence_column: string | null;
    refers_to: string[];
  }>(`
    select relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      pg_get_serial_sequence(pg_class.oid::regclass::text, identity.attname) as sequence,
      identity.attname as sequence_column,
      array(
        select confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid
      ) as refers_to
    from pg_class left join pg_attribute as identity on identity.attrelid = pg_class.oid and identity.attidentity <> ''
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    order by relname`);
  const sorted = sortByReference(rows.map(({ name, refers_to }) => ({ name, refersTo: refers_to })));
  const tables: BackupTable[] = [];
  for (const name of sorted) {
    const row = rows.find((one) => one.name === name);
    if (!row) continue;
    const sequence =
      row.sequence && row.sequence_column
        ? { column: row.sequence_column, ...(await readSequence(client, row.sequence)) }
        : null;
    tables.push({ name, columns: row.columns, sequence });
  }
  return tables;
}

async function readSequence(
  client: pg.Client,
  name: string,
): Promise<{ lastValue: string; isCalled: boolean }> {
  const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
    `select last_value, is_called from ${name}`,
  );
  const [row] = rows;
  if (!row) throw new Error(`The sequence ${name} cannot be read`);
  return { lastValue: row.last_value, isCalled: row.is_called };
}

export function sortByReference(tables: readonly { name: string; refersTo: readonly string[] }[]): string[] {
  const sorted: string[] = [];
  let waiting = [...tables];
  while (waiting.length > 0) {
    const ready = waiting.filter(({ refersTo }) => refersTo.every((name) => sorted.includes(name)));
    if (ready.length === 0) throw new Error('Tables refer to each other in a cycle');
    sorted.push(...ready.map(({ name }) => name));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
