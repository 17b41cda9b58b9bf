import { readFileSync } from 'node:fs';

export interface Trade {
  name: string;
  what: string;
  services: readonly string[];
  clients: string;
  /** `{s}` stands for a service, `{c}` for the company's clients. */
  sentences: readonly string[];
  booking: string;
}

export const { trades, commonSentences }: { trades: readonly Trade[]; commonSentences: readonly string[] } =
  JSON.parse(readFileSync(new URL('./trades.json', import.meta.url), 'utf8'));
