import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Config } from '#app/config.ts';
import type { LoadedProfile } from '#catalogue/profile/load-profile.ts';
import type { AnalysisVersions } from '#diagnosis/diagnosis-types.ts';
import type { HealthWatch } from '#jobs/health/health-watch.ts';
import type { MailService } from '#jobs/mail-service.ts';
import type { Queue } from '#jobs/queue.ts';
import type { ProductMetrics } from '#metrics/product-metrics.ts';
import type { AuditLogStore } from '#storage/audit-log-store.ts';
import type { AuditStore } from '#storage/audit-record.ts';
import type { BenchmarkStore } from '#storage/benchmark-store.ts';
import type { Transaction } from '#storage/database.ts';
import type { EmbedHandoffStore } from '#storage/embed-handoff-store.ts';
import type { EnquiryStore } from '#storage/enquiry-record.ts';
import type { LeadStore } from '#storage/lead-record.ts';
import type { ModelStore } from '#storage/model-store.ts';
import type { OperatorStore } from '#storage/operator-record.ts';
import type { OutboxStore } from '#storage/outbox-record.ts';
import type { ProfileStore } from '#storage/profile-record.ts';
import type { ProspectStore } from '#storage/prospect-record.ts';
import type { RateCountStore } from '#storage/rate-count-store.ts';
import type { ScanStore } from '#storage/scan-record.ts';
import type { TroubleKind } from '#storage/server-trouble.ts';
import type { SubscriberStore } from '#storage/subscriber-record.ts';
import type { LoadAudit } from './audits/load-audit.ts';
import type { ReportCache } from './audits/report-cache.ts';
import type { HttpTimeouts } from './http-timeouts.ts';
import type { InFlightLimits } from './plugins/in-flight-limits.ts';
import type { UnsentLimits } from './plugins/unsent-limits.ts';

/** Everything the API needs from outside. Tests pass their own clock, queue, and folder. */
export interface ApiDependencies {
  config: Config;
  stores: {
    audits: AuditStore;
    scans: ScanStore;
    profiles: ProfileStore;
    enquiries: EnquiryStore;
    operator: OperatorStore;
    subscribers: SubscriberStore;
    outbox: OutboxStore;
    auditLog: AuditLogStore;
    leads: LeadStore;
    handoffs: EmbedHandoffStore;
    rateCounts: RateCountStore;
    prospects: ProspectStore;
    benchmarks: BenchmarkStore;
    models: ModelStore;
  };
  database: {
    isUp(): Promise<boolean>;
    trouble(): TroubleKind | null;
    pool: { totalCount: number; idleCount: number; waitingCount: number };
  };
  metrics: ProductMetrics;
  queue: {
    /** Queues a scan's job, in the transaction that starts the scan. */
    sendScan(transaction: Transaction, scanId: number, underWay?: number, network?: string): Promise<void>;
    /** Queues an email's job, in the transaction that writes the email. */
    sendMail(transaction: Transaction, outboxId: number): Promise<void>;
  } & Pick<
    Queue,
    | 'background'
    | 'dropScanJobs'
    | 'sendModelReading'
    | 'listJobs'
    | 'countJobs'
    | 'retryJob'
    | 'hasWorker'
    | 'sendTestEvent'
    | 'listDeliveries'
    | 'retryDelivery'
  >;
  health: HealthWatch;
  /** Asks a worker to make a backup now. */
  wishForBackup(): Promise<void>;
  /** The profile for new audits; older audits keep their own. */
  profile: LoadedProfile;
  /**
   * The versions of this process's analysis: a stored scan from another version is analyzed again before it is
   * reused.
   */
  versions: () => AnalysisVersions;
  /** The product's version, for /api/config. */
  version: string;
  /** Changes with every build, so that no browser keeps an answer in an older format. */
  release: string;
  /** Folder of the built browser app; null if there is none. */
  webFolder: string | null;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Maximum number of scans waiting or running; by default, `scansUnderWayAtMost`. */
  scansUnderWayAtMost?: number;
  /** Maximum number of concurrent requests; by default, `defaultInFlightLimits`. */
  inFlight?: Partial<InFlightLimits>;
  /** Default: the limits on unsent answers. */
  unsent?: Partial<UnsentLimits>;
  /** Time limits for clients; by default, `defaultHttpTimeouts`. */
  timeouts?: HttpTimeouts;
}

/** Shared by all routes: the dependencies, this process' cache of derived audits, the mail service. */
export interface ApiContext extends ApiDependencies {
  loadAudit: LoadAudit;
  mail: MailService;
  reports: ReportCache;
}

/** The server, typed so that handlers know what their Zod schemas accept. */
export type ApiInstance = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;
