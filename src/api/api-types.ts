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
    sendScan(transaction: Transaction, scanId: number, underWay?: number, network?: string): Promise<void>;
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
  wishForBackup(): Promise<void>;
  profile: LoadedProfile;
  /** A stored scan with other versions is reused only after it has been analyzed again. */
  versions: () => AnalysisVersions;
  version: string;
  /** Part of audits' ETags, so that browsers don't reuse a cached answer in an older format. */
  release: string;
  webFolder: string | null;
  now: () => Date;
  log: FastifyBaseLogger;
  scansUnderWayAtMost?: number;
  inFlight?: Partial<InFlightLimits>;
  unsent?: Partial<UnsentLimits>;
  timeouts?: HttpTimeouts;
}

export interface ApiContext extends ApiDependencies {
  loadAudit: LoadAudit;
  mail: MailService;
  reports: ReportCache;
}

export type ApiInstance = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;
