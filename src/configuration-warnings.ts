import type { Config } from './config.ts';

export function configurationWarnings(
  config: Pick<Config, 'host' | 'publicUrl' | 'role' | 'crawl' | 'languageModel'>,
  environment: Readonly<Record<string, string | undefined>>,
  isExecutable: (path: string) => boolean,
): string[] {
  const warnings: string[] = [];
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(config.host);
  if (!isLocal && config.role !== 'worker' && !environment.PUBLIC_URL?.trim()) {
    warnings.push(
      `PUBLIC_URL is not set, although HOST is ${config.host}: links in emails and reports point to ${config.publicUrl}, and requests that change data are refused if they come from any other address`,
    );
  }
  const { chromiumPath, render } = config.crawl;
  if (chromiumPath !== null && render !== 'off' && !isExecutable(chromiumPath)) {
    warnings.push(
      `CHROMIUM_PATH is ${chromiumPath}, which can't be executed, so pages that need JavaScript aren't read`,
    );
  }
  const { languageModel } = config;
  if (languageModel?.prices && Object.values(languageModel.budget).every((limit) => limit === null)) {
    warnings.push(
      'LLM_PRICE_INPUT is set, but no LLM_BUDGET_USD_PER_… is, so spending on the language model has no limit',
    );
  }
  return warnings;
}
