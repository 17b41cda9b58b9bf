import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** One JSON line per event on standard output. Log entries contain no personal data. */
export function createLog(level: Config['logLevel']): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
