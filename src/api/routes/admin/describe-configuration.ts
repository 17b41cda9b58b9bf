import type { Config } from '#app/config.ts';

export interface ConfigurationLine {
  variable: string;
  value: string;
}

const unset = 'not set';
const secret = 'set, not shown';

type Values = Record<string, string | number | null>;

export function describeConfiguration(config: Config): ConfigurationLine[] {
  const { crawl, mail, webhook } = config;
  const values: Values = {
    PORT: config.port,
    HOST: config.host,
    PUBLIC_URL: config.publicUrl,
    DATA_DIR: config.databaseUrl === null ? config.dataDir : null,
    DATABASE_URL: config.databaseUrl === null ? null : secret,
    ROLE: config.role,
    OPERATOR_PASSWORD: config.operatorPassword === null ? null : secret,
    SMTP_URL: mail.smtp === null ? null : secret,
    MAIL_FROM: mail.from === null ? null : mail.from.address,
    CRAWL_MAX_PAGES: crawl.maxPages,
    CRAWL_TIME_BUDGET_MS: crawl.timeBudgetMs,
    CRAWL_CONCURRENCY: crawl.concurrency,
    SCANS_AT_ONCE: config.scansAtOnce,
    CRAWL_RESOLVE: [...crawl.resolve.keys()].join(', ') || null,
    CRAWL_DNS_SERVERS: crawl.dnsServers.join(', ') || null,
    CRAWL_RENDER: crawl.render,
    CHROMIUM_PATH: crawl.chromiumPath,
    RATE_LIMIT: config.rateLimit ? 'on' : 'off',
    TRUST_PROXY: config.trustProxy.join(', ') || null,
    RETENTION_DAYS: config.retentionDays,
    PAGE_RETENTION_DAYS: config.pageRetentionDays,
    BACKUP_EVERY_HOURS: config.backup.everyHours ?? 0,
    BACKUP_KEEP: config.backup.keep,
    SECOND_FACTOR: config.secondFactor ? 'on' : 'off',
    WEBHOOK_URL: webhook === null ? null : new URL(webhook.url).origin,
    WEBHOOK_SECRET: webhook === null ? null : secret,
    WEBHOOK_PRIVATE: webhook?.allowPrivate ? 'on' : 'off',
    ...describeModel(config.languageModel),
    METRICS_TOKEN: config.metricsToken === null ? null : secret,
    PROFILE: config.profilePath,
    LOG_LEVEL: config.logLevel,
  };
  return Object.entries(values).map(([variable, value]) => ({ variable, value: String(value ?? unset) }));
}

function describeModel(model: Config['languageModel']): Values {
  if (model === null) return { LLM_PROVIDER: null };
  const { budget, prices } = model;
  return {
    LLM_PROVIDER: model.provider,
    LLM_MODEL: model.model,
    LLM_API_KEY: model.apiKey === null ? null : secret,
    LLM_BASE_URL: model.baseUrl === null ? null : new URL(model.baseUrl).origin,
    LLM_MAX_INPUT_TOKENS: model.maxInputTokens,
    LLM_PRICE_INPUT: prices?.input ?? null,
    LLM_PRICE_OUTPUT: prices?.output ?? null,
    LLM_BUDGET_USD_PER_DIAGNOSIS: budget.perDiagnosis,
    LLM_BUDGET_USD_PER_DAY: budget.perDay,
    LLM_BUDGET_USD_PER_MONTH: budget.perMonth,
    LLM_CONCURRENCY: model.concurrency,
    LLM_TIMEOUT_MS: model.timeoutMs,
    LLM_CONSENT: model.asksConsent ? 'on' : 'off',
  };
}
