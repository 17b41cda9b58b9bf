import { robotsToken } from './robots.ts';

/** Our user agent; the address in it explains what we do and how to keep us out. */
export function userAgent(botUrl: string | undefined): string {
  const explained = botUrl ? `; +${botUrl}` : '';
  return `Mozilla/5.0 (compatible; ${robotsToken}/1.0${explained})`;
}
