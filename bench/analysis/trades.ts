import { readFileSync } from 'node:fs';

/** What a generated company says about itself. */
export interface Trade {
  name: string;
  what: string;
  services: readonly string[];
  /** What the company calls its clients, in the plural. */
  clients: string;
  /** `{s}` stands for a service, `{c}` for the company's clients. */
  sentences: readonly string[];
  booking: string;
}

/** The common sentences fit any company. */
export const { trades, commonSentences }: { trades: readonly Trade[]; commonSentences: readonly string[] } =
  JSON.parse(readFileSync(new URL('./trades.json', import.meta.url), 'utf8'));
