import { readFileSync } from 'node:fs';

/** What a generated company says of itself; the page templates fill these in. */
export interface Trade {
  name: string;
  what: string;
  services: readonly string[];
  /** People it works for, in the plural. */
  clients: string;
  /** Sentences about its own work, `{s}` a service and `{c}` its clients. */
  sentences: readonly string[];
  booking: string;
}

/** Four fictional companies of different trades, and what any company says. */
export const { trades, commonSentences }: { trades: readonly Trade[]; commonSentences: readonly string[] } =
  JSON.parse(readFileSync(new URL('./trades.json', import.meta.url), 'utf8'));
