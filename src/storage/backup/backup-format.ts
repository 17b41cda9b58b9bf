import { z } from 'zod';

/**
 * A backup is one gzipped text file: the header (JSON), each table's rows as PostgreSQL's `copy` writes them and
 * an end line, the pending webhook jobs (one JSON per line), and the footer.
 */
export const backupFormat = 'ai-compass-backup';
export const endOfTable = '\\.';

const sequenceSchema = z.object({ column: z.string(), lastValue: z.string(), isCalled: z.boolean() });

const backupTableSchema = z.object({
  name: z.string(),
  /** Generated columns are left out, because the restore computes them. */
  columns: z.array(z.string()).min(1),
  sequence: sequenceSchema.nullable(),
});
export type BackupTable = z.infer<typeof backupTableSchema>;

export const backupHeaderSchema = z.object({
  format: z.literal(backupFormat),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  postgresVersion: z.string(),
  migrations: z.array(z.string()),
  /** Each table comes after the tables that it refers to. */
  tables: z.array(backupTableSchema),
});
export type BackupHeader = z.infer<typeof backupHeaderSchema>;

export const backupJobSchema = z.object({
  job: z.object({ id: z.string(), name: z.string(), data: z.unknown() }),
});
export type BackupJob = z.infer<typeof backupJobSchema>['job'];

export const backupFooterSchema = z.object({ complete: z.literal(true), rows: z.number().int() });
