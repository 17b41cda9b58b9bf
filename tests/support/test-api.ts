import { type Logger, pino } from 'pino';
import type { ApiDependencies, ApiInstance } from '#api/api-types.ts';
import { createApp } from '#api/app.ts';
import { parseConfig } from '#app/config.ts';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import type { Diagnosis } from '#diagnosis/diagnosis-types.ts';
import { createProductMetrics } from '#metrics/product-metrics.ts';
import { createAuditLogStore } from '#storage/audit-log-store.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import { createBenchmarkStore } from '#storage/benchmark-store.ts';
import type { Database } from '#storage/database.ts';
import { createEmbedHandoffStore } from '#storage/embed-handoff-store.ts';
import { createEnquiryStore } from '#storage/enquiry-store.ts';
import { createLeadStore } from '#storage/lead-store.ts';
import { createModelStore } from '#storage/model-store.ts';
import { createOperatorStore } from '#storage/operator-store.ts';
import { createOutboxStore } from '#storage/outbox-store.ts';
import { createProfileStore } from '#storage/profile-store.ts';
import { createProspectStore } from '#storage/prospect-store.ts';
import { createRateCountStore } from '#storage/rate-count-store.ts';
import { createScanStore } from '#storage/scan-store.ts';
import { createSubscriberStore } from '#storage/subscriber-store.ts';
import { exampleDiagnosis, exampleNow, exampleVersions } from './scan-examples.ts';

/** The public address of test APIs, and the origin that test browsers send. */
export const testOrigin = 'http://localhost:3000';
export const testPassword = 'open sesame, twice';

export interface TestApi {
  app: ApiInstance;
  stores: ApiDependencies['stores'];
  sentScans: number[];
  sentMails: number[];
  logLines: Record<string, unknown>[];
  clock: { now: Date };
  finishScan(auditId: number, changes?: Partial<Diagnosis>): Promise<void>;
  close(): Promise<void>;
}

export const idleQueue: ApiDependencies['queue'] = {
  sendScan: async () => {},
  sendMail: async () => {},
  background: {
    network: 'background',
    send: async () => {},
    countWaiting: async () => 0,
    promote: async () => {},
  },
  sendModelReading: async () => {},
  dropScanJobs: async () => {},
  listJobs: async () => [],
  hasWorker: async () => true,
  countJobs: async () => ({ queued: 0, retrying: 0, running: 0, failed: 0 }),
  retryJob: async () => 'not-found',
  sendTestEvent: async () => {},
  listDeliveries: async () => [],
  retryDelivery: async () => 'not-found',
};

/** The clock stands still until a test changes it. */
export async function createTestApi(
  database: Database,
  changes: Partial<Omit<ApiDependencies, 'config'>> & { config?: Partial<ApiDependencies['config']> } = {},
): Promise<TestApi> {
  const clock = { now: exampleNow };
  const sentScans: number[] = [];
  const sentMails: number[] = [];
  const logLines: Record<string, unknown>[] = [];
  const stores = {
    audits: createAuditStore(database),
    scans: createScanStore(database),
    profiles: createProfileStore(database),
    enquiries: createEnquiryStore(database),
    operator: createOperatorStore(database),
    subscribers: createSubscriberStore(database),
    outbox: createOutboxStore(database),
    auditLog: createAuditLogStore(database),
    leads: createLeadStore(database),
    handoffs: createEmbedHandoffStore(database),
    rateCounts: createRateCountStore(database),
    prospects: createProspectStore(database),
    benchmarks: createBenchmarkStore(database),
    models: createModelStore(database),
  };
  const profile = changes.profile ?? (await loadProfile(null));
  await stores.profiles.saveProfile(profile.version, profile.profile, clock.now);
  const app = await createApp({
    stores,
    database,
    queue: {
      ...idleQueue,
      sendScan: async (_transaction, scanId) => void sentScans.push(scanId),
      sendMail: async (_transaction, outboxId) => void sentMails.push(outboxId),
    },
    profile,
    versions: () => exampleVersions,
    version: '1.2.3',
    release: 'test',
    webFolder: null,
    now: () => clock.now,
    log: logInto(logLines),
    metrics: createProductMetrics({ version: '1.2.3', role: 'all' }),
    health: { read: async () => [] },
    wishForBackup: async () => {},
    ...changes,
    config: {
      ...parseConfig({ RATE_LIMIT: 'off', OPERATOR_PASSWORD: testPassword, CRAWL_RENDER: 'off' }),
      publicUrl: testOrigin,
      ...changes.config,
    },
  });

  const finishScan = async (auditId: number, diagnosis: Partial<Diagnosis> = {}) => {
    const record = await stores.audits.getAudit(auditId);
    const attempt = record?.scanId ? await stores.scans.beginAttempt(record.scanId) : null;
    if (!attempt) throw new Error(`Audit ${auditId} has no scan to finish`);
    await stores.scans.complete(attempt.scanId, attempt.attempt, exampleDiagnosis(diagnosis), {
      now: clock.now,
      completeJob: async () => {},
    });
  };

  return { app, stores, sentScans, sentMails, logLines, clock, finishScan, close: () => app.close() };
}

function logInto(lines: Record<string, unknown>[]): Logger {
  return pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
}
