import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ScanCounts } from '#shared/benchmarks/compare-with-trade.ts';
import type { Queries } from './database.ts';
import { withTranslatedErrors } from './database-errors.ts';

export interface TradeScans {
  trade: string;
  own: ScanCounts;
  /** The newest completed scan of each other host in the trade, among the trade's newest completed scans. */
  others: ScanCounts[];
}

export interface BenchmarkStore {
  /** Null if the scan is gone, isn't completed, or has no known trade. */
  readTrade(scanId: number): Promise<TradeScans | null>;
}

const scansConsidered = 300;

const rowSchema = z.object({
  trade: z.string(),
  own: z.boolean(),
  workflows: z.coerce.number(),
  tasks: z.coerce.number(),
  automateTasks: z.coerce.number(),
});

export function createBenchmarkStore({ db }: Queries): BenchmarkStore {
  return withTranslatedErrors<BenchmarkStore>({
    readTrade: async (scanId) => {
      const { rows } = await db.execute(sql`
        with own as (
          select id, site_host, industry ->> 'detail' as trade from scans
          where id = ${scanId} and status = 'completed' and industry ->> 'detail' is not null
        ), recent as (
          select scans.id, scans.site_host from scans, own
          where status = 'completed' and industry ->> 'detail' = own.trade
          order by scans.id desc limit ${scansConsidered}
        ), chosen as (
          select id from own
          union
          (select distinct on (recent.site_host) recent.id from recent, own
            where recent.site_host <> own.site_host order by recent.site_host, recent.id desc)
        )
        select own.trade, scans.id = own.id as own, jsonb_array_length(diagnosis) as workflows,
          jsonb_array_length(jsonb_path_query_array(diagnosis, '$[*].tasks[*]')) as tasks,
          jsonb_array_length(jsonb_path_query_array(diagnosis, '$[*].tasks[*] ? (@.framework == "Automate")')) as "automateTasks"
        from chosen join scans on scans.id = chosen.id cross join own where diagnosis is not null`);
      const found = rowSchema.array().parse(rows);
      const own = found.find((row) => row.own);
      return own ? { trade: own.trade, own, others: found.filter((row) => !row.own) } : null;
    },
  });
}
