import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

export function createLog(level: Config['logLevel']): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
