import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve as resolvePath } from 'node:path';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { type ModelSettings, modelEnvironment, modelSettingsOf } from './language-model/model-settings.ts';
import { parseSmtpUrl, type SmtpServer } from './mail/parse-smtp-url.ts';
import { parseSender, type Sender } from './mail/sender.ts';

const wholeNumber = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `${name} must be a whole number`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${name} must be between ${min} and ${max}`);

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

const address = z.string().refine((text) => isIP(text) !== 0, 'must be an IP address');

/** An IPv6 address with a port must be in brackets. */
function splitAddress(text: string): { address: string; port: number | null } | null {
  if (isIP(text) !== 0) return { address: text, port: null };
  const match = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text);
  const host = match?.[1] ?? match?.[2];
  const port = Number(match?.[3]);
  if (!host || isIP(host) === 0 || port < 1 || port > 65_535) return null;
  return { address: host, port };
}

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const resolveMap = z.string().transform((text, context) => {
  const map = new Map<string, { address: string; port: number | null }>();
  for (const entry of list(text)) {
    const separator = entry.indexOf('=');
    const name = entry.slice(0, Math.max(separator, 0)).trim().toLowerCase();
    const target = splitAddress(entry.slice(separator + 1).trim());
    if (name === '' || !target) {
      context.addIssue({ code: 'custom', message: `"${entry}" must be of the form name=ip[:port]` });
      return z.NEVER;
    }
    map.set(name, target);
  }
  return map as ReadonlyMap<string, { address: string; port: number | null }>;
});

const dnsServers = z.string().transform((text, context) => {
  for (const server of list(text)) {
    if (!splitAddress(server)) {
      context.addIssue({ code: 'custom', message: `"${server}" must be of the form ip[:port]` });
      return z.NEVER;
    }
  }
  return list(text);
});

const proxies = z.string().transform((text, context) => {
  const entries = list(text);
  for (const entry of entries) {
    const [ip = '', bits] = entry.split('/');
    const fits = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isIP(ip) === 6 ? 128 : 32));
    if (isIP(ip) === 0 || !fits) {
      context.addIssue({ code: 'custom', message: `"${entry}" is not an IP address or a CIDR range` });
      return z.NEVER;
    }
  }
  return entries;
});

const databaseUrl = z
  .string()
  .refine((text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text), 'must be a postgres:// address');

const webAddress = z
  .string()
  .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'must be an http or https address')
  .transform((text) => text.replace(/\/+$/, ''));

const smtpUrl = z.string().transform((text, context) => {
  const server = parseSmtpUrl(text.trim());
  if (server) return server;
  // The message omits the value, because it may contain a password.
  context.addIssue({ code: 'custom', message: 'must be of the form smtp[s]://[user:password@]host[:port]' });
  return z.NEVER;
});

const sender = z.string().transform((text, context) => {
  const parsed = parseSender(text);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'must be an email address, or a name followed by one in <>' });
  return z.NEVER;
});

const environmentSchema = z.object({
  PORT: wholeNumber('PORT', 0, 65_535).default(3000),
  HOST: z.union([address, z.literal('localhost')], 'must be an IP address or localhost').default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  ROLE: choice(['all', 'web', 'worker']).default('all'),
  OPERATOR_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  CRAWL_MAX_PAGES: wholeNumber('it', 1, 1000).default(40),
  CRAWL_TIME_BUDGET_MS: wholeNumber('it', 1000, 3_600_000).default(60_000),
  CRAWL_CONCURRENCY: wholeNumber('it', 1, 50).default(6),
  SCANS_AT_ONCE: wholeNumber('it', 1, 64).default(Math.min(64, Math.max(2, availableParallelism()))),
  CRAWL_RESOLVE: resolveMap.default(new Map()),
  CRAWL_DNS_SERVERS: dnsServers.default([]),
  CRAWL_RENDER: choice(['auto', 'off', 'unsandboxed']).default('auto'),
  CHROMIUM_PATH: z.string().optional(),
  RATE_LIMIT: choice(['on', 'off']).default('on'),
  TRUST_PROXY: proxies.default([]),
  RETENTION_DAYS: wholeNumber('it', 1, 36_500).default(365),
  PAGE_RETENTION_DAYS: wholeNumber('it', 1, 36_500).default(30),
  BACKUP_EVERY_HOURS: wholeNumber('it', 0, 8760).optional(),
  BACKUP_KEEP: wholeNumber('it', 1, 1000).default(7),
  SECOND_FACTOR: choice(['on', 'off']).default('on'),
  WEBHOOK_URL: webAddress.optional(),
  WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  WEBHOOK_PRIVATE: choice(['on', 'off']).default('off'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  ...modelEnvironment,
  PROFILE: z.string().optional(),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface Config {
  port: number;
  /** True if the port was set explicitly. A worker listens only then, for health checks and metrics. */
  portGiven: boolean;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  role: 'all' | 'web' | 'worker';
  operatorPassword: string | null;
  /** Per process. Scans that are only waiting for their site to respond don't count. */
  scansAtOnce: number;
  mail: {
    /** If null, emails stay in the outbox, and the links in them are written to the log. */
    smtp: SmtpServer | null;
    from: Sender | null;
  };
  crawl: {
    maxPages: number;
    timeBudgetMs: number;
    concurrency: number;
    resolve: ReadonlyMap<string, { address: string; port: number | null }>;
    dnsServers: readonly string[];
    render: 'auto' | 'off' | 'unsandboxed';
    chromiumPath: string | null;
  };
  rateLimit: boolean;
  trustProxy: readonly string[];
  retentionDays: number;
  pageRetentionDays: number;
  /** No automatic backups are made if `everyHours` is null. */
  backup: { everyHours: number | null; keep: number };
  secondFactor: boolean;
  webhook: { url: string; secret: string; allowPrivate: boolean } | null;
  /** If null, only the built-in analysis runs, and nothing is sent to a model. */
  languageModel: ModelSettings | null;
  /** Allows reading metrics without the operator's session. If null, only the session does. */
  metricsToken: string | null;
  profilePath: string | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/**
 * Empty variables count as unset. Throws AppError `bad-configuration` with one line that names the variable.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw badConfiguration(String(issue?.path[0] ?? 'environment'), issue?.message ?? 'is not valid');
  }
  const env = parsed.data;
  if (env.ROLE !== 'all' && !env.DATABASE_URL) {
    throw badConfiguration('DATABASE_URL', `must be set when ROLE is ${env.ROLE}`);
  }
  return {
    port: env.PORT,
    portGiven: set.PORT !== undefined,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolvePath(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    role: env.ROLE,
    operatorPassword: env.OPERATOR_PASSWORD ?? null,
    scansAtOnce: env.SCANS_AT_ONCE,
    mail: { smtp: env.SMTP_URL ?? null, from: env.MAIL_FROM ?? null },
    crawl: {
      maxPages: env.CRAWL_MAX_PAGES,
      timeBudgetMs: env.CRAWL_TIME_BUDGET_MS,
      concurrency: env.CRAWL_CONCURRENCY,
      resolve: env.CRAWL_RESOLVE,
      dnsServers: env.CRAWL_DNS_SERVERS,
      render: env.CRAWL_RENDER,
      chromiumPath: env.CHROMIUM_PATH ?? null,
    },
    rateLimit: env.RATE_LIMIT === 'on',
    trustProxy: env.TRUST_PROXY,
    retentionDays: env.RETENTION_DAYS,
    pageRetentionDays: env.PAGE_RETENTION_DAYS,
    backup: { everyHours: backupHoursOf(env), keep: env.BACKUP_KEEP },
    secondFactor: env.SECOND_FACTOR === 'on',
    webhook: webhookOf(env),
    languageModel: languageModelOf(env),
    metricsToken: env.METRICS_TOKEN ?? null,
    profilePath: env.PROFILE ? resolvePath(env.PROFILE) : null,
    logLevel: env.LOG_LEVEL,
  };
}

/**
 * By default, daily for the embedded database, and never for an external one, which the operator
 * backs up.
 */
function backupHoursOf(env: z.infer<typeof environmentSchema>): number | null {
  const hours = env.BACKUP_EVERY_HOURS ?? (env.DATABASE_URL ? 0 : 24);
  return hours === 0 ? null : hours;
}

function webhookOf(env: z.infer<typeof environmentSchema>): Config['webhook'] {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  if (url === undefined) return null;
  if (secret === undefined) throw badConfiguration('WEBHOOK_SECRET', 'must be set when WEBHOOK_URL is');
  return { url, secret, allowPrivate: env.WEBHOOK_PRIVATE === 'on' };
}

function languageModelOf(env: z.infer<typeof environmentSchema>): Config['languageModel'] {
  const settings = modelSettingsOf(env);
  if (settings !== null && 'problem' in settings) throw badConfiguration(settings.variable, settings.problem);
  return settings;
}

function badConfiguration(variable: string, problem: string): AppError {
  const text = problem.replace(new RegExp(`^(?:${variable}|it) `), '');
  return new AppError('bad-configuration', { message: `${variable} ${text}` });
}
