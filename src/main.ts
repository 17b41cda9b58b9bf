import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ApiInstance } from '#api/api-types.ts';
import { createApp } from '#api/app.ts';
import { existingWithinMs } from '#api/audits/create-audit-of-site.ts';
import { prepareOperatorPassword } from '#api/operator/prepare-password.ts';
import { createWorkerApp } from '#api/worker-app.ts';
import { type Config, parseConfig } from '#app/config.ts';
import { configurationWarnings } from '#app/configuration-warnings.ts';
import { AppError } from '#app/errors.ts';
import { explainStartError } from '#app/explain-start-error.ts';
import { createLog, type Log } from '#app/log.ts';
import { loadProfile } from '#catalogue/profile/load-profile.ts';
import { applyOperatorKnowledge } from '#diagnosis/apply-operator-knowledge.ts';
import { closeSharedReadPool } from '#diagnosis/crawl/read-pool.ts';
import { isExecutable } from '#diagnosis/crawl/render/find-chromium.ts';
import { nobody } from '#diagnosis/crawl/render/launch-browser.ts';
import { diagnose } from '#diagnosis/diagnose.ts';
import { closeDiagnosisThread } from '#diagnosis/diagnose-thread.ts';
import { clearTemporaryFolders } from '#diagnosis/temporary-folder.ts';
import { analysisVersions } from '#diagnosis/versions/analysis-versions.ts';
import { createBackupSchedule, wishForBackup } from '#jobs/backup-schedule.ts';
import { requireKnownQueueSchema } from '#jobs/check-queue-schema.ts';
import { createDiagnoseInChildProcess } from '#jobs/diagnose-in-child-process.ts';
import { createHealthWatch } from '#jobs/health/health-watch.ts';
import { startHousekeeping } from '#jobs/housekeeping.ts';
import { createMailService } from '#jobs/mail-service.ts';
import { createModelReadings } from '#jobs/model-readings.ts';
import { startProspectFeed } from '#jobs/prospects/prospect-feed.ts';
import { openQueue, type Queue } from '#jobs/queue.ts';
import { createRetention } from '#jobs/retention.ts';
import type { ScanWork } from '#jobs/scan.handler.ts';
import { createWebhookDelivery } from '#jobs/webhook-delivery.ts';
import { createSmtpTransport, type MailTransport } from '#mail/smtp-transport.ts';
import { createProductMetrics, type ProductMetrics } from '#metrics/product-metrics.ts';
import type { Profile } from '#shared/schemas/profile.ts';
import { createAuditLogStore } from '#storage/audit-log-store.ts';
import { createAuditStore } from '#storage/audit-store.ts';
import { forgetBackups } from '#storage/backup/forget-backups.ts';
import { createBenchmarkStore } from '#storage/benchmark-store.ts';
import { createEmbedHandoffStore } from '#storage/embed-handoff-store.ts';
import { createEnquiryStore } from '#storage/enquiry-store.ts';
import { createLeadStore } from '#storage/lead-store.ts';
import { createModelStore, type ModelStore } from '#storage/model-store.ts';
import { openDatabase } from '#storage/open-database.ts';
import { createOperatorStore } from '#storage/operator-store.ts';
import type { OutboxStore } from '#storage/outbox-record.ts';
import { createOutboxStore } from '#storage/outbox-store.ts';
import { emitNothing } from '#storage/product-events.ts';
import { createProfileStore } from '#storage/profile-store.ts';
import { createProspectStore } from '#storage/prospect-store.ts';
import { createRateCountStore } from '#storage/rate-count-store.ts';
import type { ScanStore } from '#storage/scan-record.ts';
import { createScanStore } from '#storage/scan-store.ts';
import type { SubscriberStore } from '#storage/subscriber-record.ts';
import { createSubscriberStore } from '#storage/subscriber-store.ts';

/** The documentation promises that the process ends within 15 seconds. */
const endWithinMs = 14_000;
const answerWithinMs = 8_000;

const opened: (() => Promise<unknown>)[] = [];
let log: Log | null = null;
/** Called first during shutdown, while the web server still answers. */
let releaseWork: () => Promise<void> = async () => {};
let ending: Promise<void> | null = null;

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const)
  process.on(signal, () => void end(signal, 0));
process.on('uncaughtException', (error) => {
  log?.fatal({ event: 'uncaught-exception', err: error });
  void end('uncaughtException', 1);
});

try {
  await start();
  // The sources are hashed now, because an upgrade may replace the files while the process is running.
  analysisVersions();
} catch (error) {
  if (ending === null) {
    console.error(explainStartError(error) ?? error);
    await end('failed start', 1);
  }
}

async function start(): Promise<void> {
  const startedAt = performance.now();
  const config = parseConfig(process.env);
  log = createLog(config.logLevel);
  clearLeftovers(log);
  for (const warning of configurationWarnings(config, process.env, isExecutable)) {
    log.warn({ event: 'configuration-warning' }, warning);
  }
  const profile = await loadProfile(config.profilePath);
  await applyOperatorKnowledge(profile.knowledgeFolder);
  const database = await open(
    openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log }),
    (it) => it.close(),
  );
  await requireKnownQueueSchema(database.pool);
  const queue = await open(openQueue({ database, log }), (it) => it.stop());
  releaseWork = queue.release;
  const emit = config.webhook === null ? emitNothing : queue.emit;
  const stores = createStores(database, emit);
  const version = readVersion();
  const metrics = createProductMetrics({ version, role: config.role });
  await stores.profiles.saveProfile(profile.version, profile.profile, new Date());
  const now = () => new Date();
  const { pool, isUp } = database;
  const health = createHealthWatch({ pool, isUp, config, now });
  if (config.role !== 'web')
    await startBackground({ config, stores, database, queue, profile, metrics, health, now, log });
  if (config.role === 'worker') {
    if (config.portGiven) {
      const app = await open(
        createWorkerApp({ config, stores, database, queue, metrics, health, now, log }),
        drain,
      );
      await app.listen({ port: config.port, host: config.host });
    }
    log.info({ event: 'worker-ready', ms: Math.round(performance.now() - startedAt) });
    return;
  }
  await prepareOperatorPassword(config.operatorPassword, stores.operator, log);
  const app = await open(
    createApp({
      config,
      stores,
      database,
      queue,
      profile,
      versions: analysisVersions,
      metrics,
      version,
      release: readRelease(),
      health,
      wishForBackup: () => wishForBackup(pool, now()),
      webFolder: existsSync(folderOf('dist/web/index.html')) ? folderOf('dist/web') : null,
      now,
      log,
    }),
    drain,
  );
  await app.listen({ port: config.port, host: config.host });
  log.info({ event: 'ready', address: config.publicUrl, ms: Math.round(performance.now() - startedAt) });
}

type Database = Awaited<ReturnType<typeof openDatabase>>;

function createStores(database: Database, emit: typeof emitNothing) {
  return {
    audits: createAuditStore(database, emit),
    scans: createScanStore(database, emit),
    profiles: createProfileStore(database),
    enquiries: createEnquiryStore(database, emit),
    operator: createOperatorStore(database),
    subscribers: createSubscriberStore(database, emit),
    outbox: createOutboxStore(database),
    auditLog: createAuditLogStore(database),
    leads: createLeadStore(database, emit),
    handoffs: createEmbedHandoffStore(database),
    rateCounts: createRateCountStore(database),
    prospects: createProspectStore(database, emit),
    benchmarks: createBenchmarkStore(database),
    models: createModelStore(database),
  };
}

interface Background {
  config: ReturnType<typeof parseConfig>;
  stores: ReturnType<typeof createStores>;
  database: Database;
  queue: Awaited<ReturnType<typeof openQueue>>;
  profile: Awaited<ReturnType<typeof loadProfile>>;
  metrics: ReturnType<typeof createProductMetrics>;
  health: ReturnType<typeof createHealthWatch>;
  now: () => Date;
  log: Log;
}

async function startBackground(background: Background): Promise<void> {
  const { config, stores, database, queue, profile, metrics, health, now, log } = background;
  const readings = createModelReadings({ config, stores, queue, metrics, now: () => new Date(), log });
  await startWorkers(queue, config, stores.scans, metrics, log, readings?.open);
  if (readings) await open(readings.start(), (it) => it.close());
  const feed = startProspectFeed({
    stores,
    background: queue.background,
    profileVersion: profile.version,
    versions: analysisVersions,
    existingWithinMs,
    scansAtOnce: config.scansAtOnce,
    now: () => new Date(),
    log,
  });
  opened.push(feed.stop);
  await startMailWorkers(queue, config, stores, profile.profile, log);
  const delivery = createWebhookDelivery(config, stores, () => new Date());
  if (delivery) await queue.startWebhookWorkers({ delivery, log });
  const { connection, pool } = database;
  const backups = createBackupSchedule({
    connection,
    pool,
    ...config.backup,
    dataDir: config.dataDir,
    now,
    log,
  });
  const mail = createTransport(config, profile.profile);
  const chores = startHousekeeping({ pool, backups, health, mail, now, log });
  opened.push(() => chores.stop());
}

/** If we are root, browsers run as `nobody`, so their folders belong to that user. */
function clearLeftovers(ownLog: Log): void {
  const uid = process.getuid?.();
  if (uid === undefined) return;
  const folders = clearTemporaryFolders(uid === 0 ? [uid, nobody] : [uid]);
  if (folders > 0) ownLog.info({ event: 'temporary-folders-removed', folders });
}

function startWorkers(
  queue: Queue,
  config: Config,
  scans: ReturnType<typeof createScanStore>,
  metrics: ProductMetrics,
  scanLog: Log,
  openModelReading: ScanWork['openModelReading'],
): Promise<void> {
  const { crawl } = config;
  return queue.startWorkers({
    scans,
    scansAtOnce: config.scansAtOnce,
    diagnose,
    diagnoseInChildProcess: createDiagnoseInChildProcess(
      new URL('./diagnosis/diagnose.ts', import.meta.url).href,
    ),
    crawl: {
      limits: crawl,
      network: { resolve: crawl.resolve, dnsServers: crawl.dnsServers },
      render: { mode: crawl.render, chromiumPath: crawl.chromiumPath },
      botUrl: `${config.publicUrl}/bot`,
    },
    ...(openModelReading ? { openModelReading } : {}),
    now: () => new Date(),
    log: scanLog,
    onEnded: ({ outcome, steps }) =>
      metrics.scanEnded({
        outcome,
        steps: Object.fromEntries(Object.entries(steps).map(([step, ms]) => [step, ms / 1000])),
      }),
  });
}

function startMailWorkers(
  queue: Queue,
  config: Config,
  stores: { subscribers: SubscriberStore; outbox: OutboxStore; scans: ScanStore; models: ModelStore },
  profile: Profile,
  mailLog: Log,
): Promise<void> {
  const { smtp } = config.mail;
  const now = () => new Date();
  const mailService = createMailService({
    profile,
    publicUrl: config.publicUrl,
    limited: config.rateLimit,
    delivers: smtp !== null,
    sendMail: queue.sendMail,
    now,
    log: mailLog,
  });
  const transport = createTransport(config, profile);
  return queue.startMailWorkers({
    outbox: stores.outbox,
    delivery: transport && { transport },
    runRetention: createRetention({
      subscribers: stores.subscribers,
      mailService,
      retentionDays: config.retentionDays,
      scans: stores.scans,
      pageRetentionDays: config.pageRetentionDays,
      forgetAnswers: stores.models.forgetAnswersOlderThan,
      forgetFiles: (limits) => forgetBackups(config.dataDir, limits),
      now,
      log: mailLog,
    }),
    now,
    log: mailLog,
  });
}

function createTransport({ mail }: Config, { brand, contact }: Profile): MailTransport | null {
  const from = mail.from ?? { name: brand.name, address: contact.email };
  return mail.smtp && createSmtpTransport({ server: mail.smtp, from });
}

async function open<Resource>(
  opening: Promise<Resource>,
  close: (resource: Resource) => Promise<unknown>,
): Promise<Resource> {
  const resource = await opening;
  opened.push(() => close(resource));
  if (ending !== null) {
    await close(resource);
    throw new AppError('shutting-down');
  }
  return resource;
}

async function drain(app: ApiInstance): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), answerWithinMs);
  await app.close();
  clearTimeout(cutOff);
}

function end(reason: string, code: number): Promise<void> {
  ending ??= closeAll(reason, code);
  return ending;
}

async function closeAll(reason: string, code: number): Promise<void> {
  log?.info({ event: 'ending', reason });
  const late = setTimeout(() => {
    log?.error({ event: 'ended-late' });
    process.exit(1);
  }, endWithinMs);
  let exitCode = code;
  const releasing = releaseWork().catch((error: unknown) => {
    log?.warn({ event: 'release-failed', err: error });
  });
  // Threads that are still running when the process exits can crash it, so they are closed once the scans have
  // been released.
  const threadsClosed = releasing.then(() => Promise.all([closeSharedReadPool(), closeDiagnosisThread()]));
  for (const close of opened.reverse()) {
    await close().catch((error: unknown) => {
      exitCode = 1;
      log?.error({ event: 'close-failed', err: error });
    });
  }
  await threadsClosed;
  clearTimeout(late);
  process.exit(exitCode);
}

function folderOf(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(folderOf('package.json'), 'utf8')) as { version: string };
  return version;
}

/**
 * Changes with the browser app's sources. It is part of every ETag, so that browsers don't reuse
 * answers in an older format.
 */
function readRelease(): string {
  const stamp = folderOf('dist/web/.built');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 16) : readVersion();
}
