import { clipText, textLimits } from './clip-text.ts';

export interface PageLink {
  label: string;
  href: string | null;
}

const hrefLimit = 1500;

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
