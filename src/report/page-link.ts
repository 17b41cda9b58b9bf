import { clipText, textLimits } from './clip-text.ts';

/** An address for printing and, if it is http(s), for linking. */
export interface PageLink {
  label: string;
  href: string | null;
}

/** Maximum length of a linked address; longer ones are only shown. */
const hrefLimit = 1500;

/** The page's address without its scheme; a link only for http and https. */
export function toPageLink(url: string): PageLink {
  const parsed = URL.parse(url);
  if (parsed === null || !['http:', 'https:'].includes(parsed.protocol)) {
    return { label: clipText(url, textLimits.url), href: null };
  }
  const path = `${parsed.pathname}${parsed.search}`.replace(/\/$/, '');
  return {
    label: clipText(`${parsed.host.replace(/^www\./, '')}${readable(path)}`, textLimits.url),
    href: parsed.href.length <= hrefLimit ? parsed.href : null,
  };
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
