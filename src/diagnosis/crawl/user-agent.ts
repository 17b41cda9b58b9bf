import { robotsToken } from './robots.ts';

/** Includes the address of the page that explains our crawler and how to block it. */
export function userAgent(botUrl: string | undefined): string {
  const explained = botUrl ? `; +${botUrl}` : '';
  return `Mozilla/5.0 (compatible; ${robotsToken}/1.0${explained})`;
}
