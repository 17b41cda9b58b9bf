export const websiteMaxLength = 2000;

/** The specification's messages. */
export const websiteMessages = {
  required: 'Website URL is required',
  empty: 'Website URL cannot be empty',
  schemeOnly: 'Please enter a valid domain name',
  pattern: 'Please enter a valid website address (e.g., example.com)',
  unparsable: 'The URL format is invalid',
} as const;

export interface NormalizedWebsite {
  ok: true;
  /**
   * Absolute http(s) address without credentials, query, or fragment, and without a slash if there is no
   * path.
   */
  website: string;
  host: string;
  siteHost: string;
  /**
   * Host and path without `www.` or a trailing slash. Submissions with the same key are for the same site.
   */
  siteKey: string;
  /** False if we added https, so http may be tried if https doesn't answer. */
  schemeTyped: boolean;
}

export interface RejectedWebsite {
  ok: false;
  message: string;
}

/**
 * Checks follow the specification's order. A missing scheme becomes https, and a host of fewer than three labels
 * gets `www.` unless it already begins with it.
 */
export function normalizeWebsite(input: string): NormalizedWebsite | RejectedWebsite {
  if (input.length < 2) return reject('required');
  const trimmed = input.trim();
  if (trimmed === '') return reject('empty');
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(trimmed)?.[1]?.toLowerCase();
  const rest = scheme === undefined ? trimmed : trimmed.slice(scheme.length + 3);
  if (scheme !== undefined && rest === '') return reject('schemeOnly');
  if (trimmed.length > websiteMaxLength || !looksLikeDomain(scheme, rest)) return reject('pattern');

  const address = `${scheme ?? 'https'}://${rest}`;
  if (!URL.canParse(address)) return reject('unparsable');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || !isAllowedPort(url)) return reject('pattern');
  const host = url.hostname.replace(/\.$/, '');
  if (isIpAddress(host) || host.length > 253 || !hasOrdinaryLabels(host)) return reject('pattern');

  const asked = host.split('.').length < 3 && !host.startsWith('www.') ? `www.${host}` : host;
  const siteHost = asked.replace(/^www\./, '');
  return {
    ok: true,
    website: `${url.protocol}//${asked}${url.port === '' ? '' : `:${url.port}`}${url.pathname === '/' ? '' : url.pathname}`,
    host: asked,
    siteHost,
    siteKey: `${siteHost}${url.pathname.replace(/\/+$/, '')}`,
    schemeTyped: scheme !== undefined,
  };
}

function reject(reason: keyof typeof websiteMessages): RejectedWebsite {
  return { ok: false, message: websiteMessages[reason] };
}

function looksLikeDomain(scheme: string | undefined, rest: string): boolean {
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return false;
  return /^[\p{L}\p{M}\p{N}-]+(?:[.\u3002][\p{L}\p{M}\p{N}-]+)+\.?(?::\d{1,5})?(?:[/?#]\S*)?$/u.test(rest);
}

/** The URL standard writes IPv4 addresses as four dotted numbers, and IPv6 in brackets. */
function isIpAddress(host: string): boolean {
  return host.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(host);
}

function isAllowedPort(url: URL): boolean {
  return url.port === '' || url.port === '80' || url.port === '443';
}

function hasOrdinaryLabels(host: string): boolean {
  const labels = host.split('.');
  const ordinary = labels.every(
    (label) => label.length >= 1 && label.length <= 63 && !label.startsWith('-') && !label.endsWith('-'),
  );
  const last = labels.at(-1) ?? '';
  return ordinary && last.length >= 2 && !/^\d+$/.test(last);
}
