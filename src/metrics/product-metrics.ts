import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface ProductMetrics {
  requestEnded(request: { method: string; route: string; status: number; seconds: number }): void;
  /** `steps` is in seconds. */
  scanEnded(scan: { outcome: string; steps: Readonly<Record<string, number>> }): void;
  modelCalled(call: {
    purpose: string;
    outcome: string;
    seconds: number;
    inputTokens: number;
    outputTokens: number;
  }): void;
  modelReadingEnded(reading: {
    outcome: string;
    shown: number;
    refusals: Readonly<Record<string, number>>;
  }): void;
  render(installation: InstallationReading): Promise<string>;
}

/**
 * Figures for the whole installation, except `pool`, which is for this process. `jobs` and `mails`
 * are null if the database didn't answer.
 */
export interface InstallationReading {
  databaseUp: boolean;
  pool: { total: number; idle: number; waiting: number };
  jobs: Readonly<Record<string, number>> | null;
  mails: Readonly<Record<string, number>> | null;
  /** By part, except those that are `off`: 0 healthy, 1 warning, 2 critical. */
  health: Readonly<Record<string, number>>;
}

const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const stepBounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

export function createProductMetrics(about: { version: string; role: string }): ProductMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'compass_build_info',
    help: 'Version and role of this process',
    labelNames: ['version', 'role'],
    registers,
  }).set(about, 1);
  const requests = new Counter({
    name: 'compass_http_requests_total',
    help: 'Requests answered by this process',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'compass_http_request_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route'],
    buckets: requestBounds,
    registers,
  });
  const scans = new Counter({
    name: 'compass_scan_attempts_total',
    help: 'Scan attempts that ended in this process',
    labelNames: ['outcome'],
    registers,
  });
  const stepSeconds = new Histogram({
    name: 'compass_scan_step_seconds',
    help: 'Time that a scan spent in each step',
    labelNames: ['step'],
    buckets: stepBounds,
    registers,
  });
  const byState = (name: string, help: string) => new Gauge({ name, help, labelNames: ['state'], registers });
  const jobs = byState('compass_jobs', 'Jobs across the installation');
  const mails = byState('compass_mails', 'Emails across the installation');
  const health = new Gauge({
    name: 'compass_health',
    help: 'State of each part of the installation: 0 healthy, 1 warning, 2 critical',
    labelNames: ['part'],
    registers,
  });
  const connections = byState(
    'compass_database_connections',
    'Database connections of this process, and queries waiting for one',
  );
  const databaseUp = new Gauge({
    name: 'compass_database_up',
    help: 'Whether the database responds',
    registers,
  });
  const model = modelMetrics(registers);
  return {
    ...model,
    requestEnded: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status: String(status) });
      requestSeconds.observe({ method, route }, seconds);
    },
    scanEnded: ({ outcome, steps }) => {
      scans.inc({ outcome });
      for (const [step, seconds] of Object.entries(steps)) stepSeconds.observe({ step }, seconds);
    },
    render: (reading) => {
      showStates(jobs, reading.jobs);
      showStates(mails, reading.mails);
      showStates(connections, reading.pool);
      health.reset();
      for (const [part, level] of Object.entries(reading.health)) health.set({ part }, level);
      databaseUp.set(reading.databaseUp ? 1 : 0);
      return registry.metrics();
    },
  };
}

function modelMetrics(registers: Registry[]): Pick<ProductMetrics, 'modelCalled' | 'modelReadingEnded'> {
  const calls = new Counter({
    name: 'compass_model_calls_total',
    help: 'Calls to the language model that ended in this process',
    labelNames: ['purpose', 'outcome'],
    registers,
  });
  const tokens = new Counter({
    name: 'compass_model_tokens_total',
    help: 'Tokens sent to the language model and received from it',
    labelNames: ['direction'],
    registers,
  });
  const seconds = new Histogram({
    name: 'compass_model_call_seconds',
    help: 'Time from a call to the language model to its answer',
    labelNames: ['purpose'],
    buckets: [0.5, 1, 2.5, 5, 10, 20, 30, 45, 60],
    registers,
  });
  const readings = new Counter({
    name: 'compass_model_readings_total',
    help: 'Scans that the language model read or failed to read, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const proposals = new Counter({
    name: 'compass_model_proposals_total',
    help: 'Proposals of the language model that were shown or rejected, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  return {
    modelCalled: ({ purpose, outcome, seconds: took, inputTokens, outputTokens }) => {
      calls.inc({ purpose, outcome });
      seconds.observe({ purpose }, took);
      tokens.inc({ direction: 'in' }, inputTokens);
      tokens.inc({ direction: 'out' }, outputTokens);
    },
    modelReadingEnded: ({ outcome, shown, refusals }) => {
      readings.inc({ outcome });
      proposals.inc({ outcome: 'shown' }, shown);
      for (const [reason, count] of Object.entries(refusals)) proposals.inc({ outcome: reason }, count);
    },
  };
}

function showStates(gauge: Gauge<'state'>, counts: Readonly<Record<string, number>> | null): void {
  gauge.reset();
  for (const [state, value] of Object.entries(counts ?? {})) gauge.set({ state }, value);
}
