import { z } from 'zod';

/**
 * A backup is one file: gzip around lines of text. The first is the header below in JSON; then, for each of its tables, that table's rows
 * as PostgreSQL's `copy` writes them, and a line that ends them; then the waiting jobs in JSON, one a line; the last line is the footer.
 */
export const backupFormat = 'ai-compass-backup';
export const endOfTable = '\\.';

const sequenceSchema = z.object({ column: z.string(), lastValue: z.string(), isCalled: z.boolean() });

const backupTableSchema = z.object({
  name: z.string(),
  /** Those that are stored as they are; computed ones are computed again. */
  columns: z.array(z.string()).min(1),
  sequence: sequenceSchema.nullable(),
});
export type BackupTable = z.infer<typeof backupTableSchema>;

export const backupHeaderSchema = z.object({
  format: z.literal(backupFormat),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Of the server it was taken from. */
  postgresVersion: z.string(),
  /** Hashes of the migrations that the tables had been through, in order. */
  migrations: z.array(z.string()),
  /** In an order in which each table comes after those that it refers to. */
  tables: z.array(backupTableSchema),
});
export type BackupHeader = z.infer<typeof backupHeaderSchema>;

/** A job that waits, of those that nothing else in the database tells of. */
export const backupJobSchema = z.object({
  job: z.object({ id: z.string(), name: z.string(), data: z.unknown() }),
});
export type BackupJob = z.infer<typeof backupJobSchema>['job'];

export const backupFooterSchema = z.object({ complete: z.literal(true), rows: z.number().int() });
