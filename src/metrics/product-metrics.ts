import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createRegistry } from './registry.ts';

/** What this process counts of itself. */
export interface ProductMetrics {
  /** `route` is the route's pattern, never an address. */
  requestEnded(request: { method: string; route: string; status: number; seconds: number }): void;
  /** An attempt at a scan has ended; seconds by step. */
  scanEnded(scan: { outcome: string; steps: Readonly<Record<string, number>> }): void;
  /** The text for Prometheus, with what the caller knows of the whole installation. */
  render(installation: InstallationReading): string;
}

/** What is the same whichever process is asked; null where the database did not tell. */
export interface InstallationReading {
  databaseUp: boolean;
  /** Connections of this process. */
  pool: { total: number; idle: number; waiting: number };
  jobs: Readonly<Record<string, number>> | null;
  mails: Readonly<Record<string, number>> | null;
}

const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const stepBounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

export function createProductMetrics(about: { version: string; role: string }): ProductMetrics {
  const registry = createRegistry();
  let installation: InstallationReading | null = null;
  registry.reading('compass_build_info', 'Version and role of this process', 'gauge', () => [
    { labels: { ...about, node: process.versions.node }, value: 1 },
  ]);
  const requests = registry.counter('compass_http_requests_total', 'Requests answered by this process');
  const requestSeconds = registry.histogram(
    'compass_http_request_seconds',
    'Time from a request to the end of its answer',
    requestBounds,
  );
  const scans = registry.counter(
    'compass_scan_attempts_total',
    'Attempts at scans that ended in this process',
  );
  const stepSeconds = registry.histogram(
    'compass_scan_step_seconds',
    'Time that a scan spent in a step',
    stepBounds,
  );
  const counts = (read: (reading: InstallationReading) => Readonly<Record<string, number>> | null) => () =>
    Object.entries((installation && read(installation)) ?? {}).map(([state, value]) => ({
      labels: { state },
      value,
    }));
  registry.reading(
    'compass_jobs',
    'Jobs of the whole installation',
    'gauge',
    counts(({ jobs }) => jobs),
  );
  registry.reading(
    'compass_mails',
    'Mails of the whole installation',
    'gauge',
    counts(({ mails }) => mails),
  );
  registry.reading(
    'compass_database_connections',
    'Connections of this process, and queries that wait for one',
    'gauge',
    counts(({ pool }) => pool),
  );
  registry.reading('compass_database_up', 'Whether the database answers', 'gauge', () =>
    installation ? [{ labels: {}, value: installation.databaseUp ? 1 : 0 }] : [],
  );
  readProcess(registry);
  return {
    requestEnded: ({ method, route, status, seconds }) => {
      requests.add({ method, route, status: String(status) });
      requestSeconds.observe({ method, route }, seconds);
    },
    scanEnded: ({ outcome, steps }) => {
      scans.add({ outcome });
      for (const [step, seconds] of Object.entries(steps)) stepSeconds.observe({ step }, seconds);
    },
    render: (reading) => {
      installation = reading;
      return registry.render();
    },
  };
}

/** The process's own figures, by the names that dashboards for Node know. */
function readProcess(registry: ReturnType<typeof createRegistry>): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const one = (value: number) => [{ labels: {}, value }];
  registry.reading('process_cpu_seconds_total', 'Processor time of this process', 'counter', () => {
    const { user, system } = process.cpuUsage();
    return one((user + system) / 1e6);
  });
  registry.reading('process_start_time_seconds', 'When this process started', 'gauge', () =>
    one(Math.round(Date.now() / 1000 - process.uptime())),
  );
  registry.reading('process_resident_memory_bytes', 'Memory of this process', 'gauge', () =>
    one(process.memoryUsage.rss()),
  );
  registry.reading('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript', 'gauge', () =>
    one(process.memoryUsage().heapUsed),
  );
  registry.reading(
    'nodejs_eventloop_lag_p99_seconds',
    'How late timers were, since asked last',
    'gauge',
    () => {
      const value = delay.percentile(99) / 1e9;
      delay.reset();
      return one(value);
    },
  );
}
