import { readFileSync } from 'node:fs';

/** What a generated company says about itself, for the page templates. */
export interface Trade {
  name: string;
  what: string;
  services: readonly string[];
  /** Its clients, in the plural. */
  clients: string;
  /** Sentences about its own work; `{s}` is a service, `{c}` its clients. */
  sentences: readonly string[];
  booking: string;
}

/** Four fictional companies in different trades, and sentences that any company might use. */
export const { trades, commonSentences }: { trades: readonly Trade[]; commonSentences: readonly string[] } =
  JSON.parse(readFileSync(new URL('./trades.json', import.meta.url), 'utf8'));
