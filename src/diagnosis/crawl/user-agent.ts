import { robotsToken } from './robots.ts';

export function userAgent(botUrl: string | undefined): string {
  const explained = botUrl ? `; +${botUrl}` : '';
  return `Mozilla/5.0 (compatible; ${robotsToken}/1.0${explained})`;
}
