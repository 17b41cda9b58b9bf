import { describe, expect, it } from 'vitest';
import { worstLevel } from '#shared/schemas/health-check.ts';
import type { HealthReadings } from './health-readings.ts';
import { type HealthSurroundings, judgeHealth } from './judge-health.ts';

const now = new Date('2030-01-10T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const none = { count: 0, since: null, reason: null };
const day = 24 * 60;

const well: HealthReadings = {
  workerSeenAt: ago(0.2),
  mail: { retrying: none, refused: 0, uncertain: 0, lastSentAt: ago(60) },
  webhook: { retrying: none, failed: none, lastDeliveredAt: ago(60) },
  queue: { waiting: 0, oldestWaitingAt: null, failed: none },
  notes: {
    mailProbe: { at: ago(3), problem: null },
    backup: { lastAt: ago(600), file: 'a.backup', bytes: 1, failedAt: null, problem: null },
  },
};
const around: HealthSurroundings = {
  now,
  upSince: ago(10 * day),
  databaseMode: 'embedded',
  mailConfigured: true,
  webhookConfigured: true,
  freeBytes: 50e9,
  backupEveryHours: 24,
};

function judge(
  part: string,
  readings: Partial<HealthReadings> | null,
  surroundings: Partial<HealthSurroundings> = {},
) {
  const given = readings && { ...well, ...readings };
  const check = judgeHealth(given, { ...around, ...surroundings }).find((one) => one.part === part);
  return check && [check.level, check.since];
}

describe('judgeHealth', () => {
  it('finds no problems in a healthy installation, and gives no advice', () => {
    const checks = judgeHealth(well, around);
    expect(checks.map(({ level }) => level)).toEqual(Array(7).fill('ok'));
    expect(checks.filter(({ advice }) => advice !== null)).toEqual([]);
  });

  it('has advice for every problem', () => {
    const broken: HealthReadings = {
      workerSeenAt: null,
      mail: { retrying: none, refused: 1, uncertain: 0, lastSentAt: null },
      webhook: { retrying: none, failed: { count: 1, since: ago(5), reason: null }, lastDeliveredAt: null },
      queue: { waiting: 1, oldestWaitingAt: ago(20), failed: none },
      notes: { mailProbe: null, backup: null },
    };
    const checks = judgeHealth(broken, { ...around, freeBytes: 1 });
    for (const { part, level, advice } of checks.filter((one) => one.part !== 'database')) {
      expect(['warning', 'critical'], part).toContain(level);
      expect(advice, part).toMatch(/\.$/);
    }
    expect(worstLevel(checks)).toBe('critical');
  });

  it('reports only what it knows while the database is unavailable', () => {
    expect(judgeHealth(null, around).map(({ part, level }) => [part, level])).toEqual([
      ['database', 'critical'],
      ['disk', 'ok'],
    ]);
  });

  it('reports a missing worker after 45 seconds, since it was last seen', () => {
    expect(judge('worker', { workerSeenAt: ago(0.7) })).toEqual(['ok', null]);
    expect(judge('worker', { workerSeenAt: ago(2) })).toEqual(['critical', ago(2)]);
    expect(judge('worker', { workerSeenAt: null })).toEqual(['critical', null]);
  });

  it('reports a job that waits long as a slow queue, then as a stuck one', () => {
    const waiting = (minutes: number) => ({
      queue: { waiting: 3, oldestWaitingAt: ago(minutes), failed: none },
    });
    expect(judge('queue', waiting(9))?.[0]).toBe('ok');
    expect(judge('queue', waiting(11))).toEqual(['warning', ago(11)]);
    expect(judge('queue', waiting(61))).toEqual(['critical', ago(61)]);
  });

  it('detects an unavailable mail server by its probe and by waiting emails, until one is sent', () => {
    const down = { mailProbe: { at: ago(3), problem: 'ECONNREFUSED' }, backup: well.notes.backup };
    expect(judge('mail', { notes: down })?.[0]).toBe('critical');
    expect(judge('mail', { notes: down, mail: { ...well.mail, lastSentAt: ago(1) } })?.[0]).toBe('ok');
    const retrying = (minutes: number, lastSentAt: Date | null) => ({
      mail: { ...well.mail, lastSentAt, retrying: { count: 2, since: ago(minutes), reason: 'ETIMEDOUT' } },
    });
    expect(judge('mail', retrying(5, null))).toEqual(['warning', ago(5)]);
    expect(judge('mail', retrying(30, null))).toEqual(['critical', ago(30)]);
    expect(judge('mail', retrying(30, ago(1)))).toEqual(['warning', ago(30)]);
    expect(judge('mail', retrying(30, null), { mailConfigured: false })).toEqual(['off', null]);
  });

  it('reports a webhook that keeps failing as broken, and one that gave up as a warning', () => {
    const retrying = (minutes: number) => ({
      webhook: {
        ...well.webhook,
        retrying: { count: 1, since: ago(minutes), reason: 'The receiver responded with status 503.' },
      },
    });
    expect(judge('webhook', retrying(5))).toEqual(['warning', ago(5)]);
    expect(judge('webhook', retrying(30))).toEqual(['critical', ago(30)]);
    const failed = { count: 1, since: ago(3 * day), reason: null };
    expect(judge('webhook', { webhook: { ...well.webhook, failed } })).toEqual(['warning', ago(3 * day)]);
    expect(judge('webhook', retrying(30), { webhookConfigured: false })).toEqual(['off', null]);
  });

  it('warns before a disk is full', () => {
    expect(judge('disk', {}, { freeBytes: 1.9e9 })?.[0]).toBe('warning');
    expect(judge('disk', {}, { freeBytes: 0.4e9 })?.[0]).toBe('critical');
    expect(judge('disk', {}, { freeBytes: null })?.[0]).toBe('off');
  });

  it('reports a late or failed backup, but not too early on a new installation', () => {
    const backup = (minutes: number | null, failed: number | null = null) => ({
      notes: {
        ...well.notes,
        backup: {
          lastAt: minutes === null ? null : ago(minutes),
          file: null,
          bytes: null,
          failedAt: failed === null ? null : ago(failed),
          problem: failed === null ? null : 'the disk has no space left',
        },
      },
    });
    expect(judge('backup', backup(day + 30))?.[0]).toBe('ok');
    expect(judge('backup', backup(day + 90))).toEqual(['warning', ago(90)]);
    expect(judge('backup', backup(5 * day))?.[0]).toBe('critical');
    expect(judge('backup', backup(600, 60))).toEqual(['critical', ago(60)]);
    expect(judge('backup', backup(60, 600))?.[0]).toBe('ok');
    expect(judge('backup', backup(null), { upSince: ago(60) })?.[0]).toBe('ok');
    expect(judge('backup', backup(null), { backupEveryHours: null })).toEqual(['off', null]);
    expect(judge('backup', backup(600, 60), { backupEveryHours: null })).toEqual(['critical', ago(60)]);
  });
});
