import { isOwnServer, modelName } from '#language-model/model-settings.ts';
import { manualEntryLimits } from '#shared/schemas/manual-entry.ts';
import { type PublicConfig, publicConfigSchema } from '#shared/schemas/profile.ts';
import { websiteMaxLength } from '#shared/website/normalize-website.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { checkConstant } from '../../http/etag.ts';

const messageLength = { min: 10, max: 500 } as const;

export function registerConfigRoute(app: ApiInstance, context: ApiContext): void {
  const config = presentConfig(context);
  app.get(
    '/config',
    {
      preHandler: checkConstant(config),
      schema: {
        tags: ['Service'],
        summary: 'The provider’s brand, contact, disclaimers, rates with their sources, and limits',
        response: answers(publicConfigSchema),
      },
    },
    async () => config,
  );
}

export function presentConfig({ profile, version, config }: ApiContext): PublicConfig {
  const { brand, contact, privacyUrl, disclaimers, report, rates, currency, benchmarks } = profile.profile;
  return {
    version,
    profileVersion: profile.version,
    brand,
    contact,
    privacyUrl,
    disclaimers,
    nextSteps: report.nextSteps,
    rates,
    ...(currency ? { currency } : {}),
    ...(benchmarks ? { benchmarks } : {}),
    limits: {
      maxPages: config.crawl.maxPages,
      timeBudgetMs: config.crawl.timeBudgetMs,
      websiteMaxLength,
      messageMinLength: messageLength.min,
      messageMaxLength: messageLength.max,
      maxWorkflows: manualEntryLimits.workflows,
      maxTasks: manualEntryLimits.tasks,
    },
    languageModel: presentLanguageModel(config),
    retention: { personalData: config.retentionDays, pages: config.pageRetentionDays },
  };
}

function presentLanguageModel({ languageModel }: ApiContext['config']): PublicConfig['languageModel'] {
  if (languageModel === null) return null;
  return {
    name: modelName(languageModel),
    provider: languageModel.provider,
    isOwnServer: isOwnServer(languageModel),
    asksConsent: languageModel.asksConsent,
  };
}
