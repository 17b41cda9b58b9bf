import { pino } from 'pino';
import { expect, it } from 'vitest';
import { watchTrouble } from './server-trouble.ts';

it('clears a full disk once no statement fails because of it, damage never; logs each once a minute', () => {
  let nowMs = 0;
  const events: string[] = [];
  const log = pino({}, { write: (line: string) => void events.push(JSON.parse(line).event) });
  const watch = watchTrouble(log, null, () => nowMs);
  watch.see({ code: '23505', message: 'duplicate key' });
  expect(watch.current()).toBeNull();
  watch.see({ code: '53100', message: 'could not extend file' });
  watch.see({ code: '53100', message: 'could not extend file' });
  expect(watch.current()).toBe('disk-full');
  expect(events).toEqual(['database-disk-full']);
  nowMs += 31_000;
  expect(watch.current()).toBeNull();
  watch.see({ code: 'XX001', message: 'invalid page' });
  nowMs += 600_000;
  expect(watch.current()).toBe('damaged');
  expect(events).toEqual(['database-disk-full', 'database-damaged']);
});
