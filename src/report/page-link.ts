import { clipText, textLimits } from './clip-text.ts';

/** `href` is null if the address is not http(s) or is too long to link. */
export interface PageLink {
  label: string;
  href: string | null;
}

/** Maximum length of a linked address; longer ones are only shown. */
const hrefLimit = 1500;

/** The link to a page. Its label leaves out the scheme and `www.`. */
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
