/** Our name in robots.txt. */
export const robotsToken = 'AICompassBot';

/** What is parsed of a robots.txt, in bytes (RFC 9309, section 2.5). */
export const robotsMaxBytes = 500 * 1024;

/**
 * Whether a crawler named `userAgentToken` may fetch `url` (absolute, or a path with query) under this robots.txt,
 * by RFC 9309.
 */
export function isAllowed(robotsText: string, userAgentToken: string, url: string): boolean {
  return rulesFor(robotsText, userAgentToken).allows(url);
}

/** What one robots.txt says to one crawler. */
export interface RobotsRules {
  allows: (url: string) => boolean;
  /** Wait between two requests, in seconds; null when none is asked for. */
  crawlDelaySeconds: number | null;
  /** Addresses as written, of all groups. */
  sitemaps: string[];
}

/** Parses a robots.txt for one crawler: its own groups together, or those for `*` when it has none. */
export function rulesFor(robotsText: string, userAgentToken: string): RobotsRules {
  const token = userAgentToken.split('/', 1)[0]?.trim().toLowerCase() ?? '';
  const own = new Group();
  const everybody = new Group();
  let named = false;
  let open: Group[] = [];
  let collecting = false;
  const sitemaps: string[] = [];
  for (const { key, value } of recordsOf(robotsText)) {
    if (key === 'user-agent') {
      if (!collecting) open = [];
      collecting = true;
      const group = groupNamed(value, token, own, everybody);
      if (group === own) named = true;
      if (group && !open.includes(group)) open.push(group);
    } else if (key === 'allow' || key === 'disallow') {
      collecting = false;
      for (const group of open) group.add(key === 'allow', value);
    } else if (key === 'crawl-delay') {
      for (const group of open) group.setDelay(value);
    } else if (value !== '') {
      sitemaps.push(value);
    }
  }
  const group = named ? own : everybody;
  return { allows: (url) => group.allows(url), crawlDelaySeconds: group.delay, sitemaps };
}

function groupNamed(value: string, token: string, own: Group, everybody: Group): Group | null {
  if (/^\*(\s|$)/.test(value)) return everybody;
  const name = productToken(value).toLowerCase();
  return name !== '' && name === token ? own : null;
}

/** The letters, hyphens and underscores a product token consists of; a version after it is no part of it. */
function productToken(text: string): string {
  return /^[a-z_-]*/i.exec(text.trim())?.[0] ?? '';
}

class Group {
  readonly #rules: { allow: boolean; pattern: string }[] = [];
  delay: number | null = null;

  add(allow: boolean, value: string): void {
    if (value === '') return;
    const pattern = comparable(value);
    this.#rules.push({ allow, pattern });
    // Who allows a folder's index document means the folder's own address as well.
    const folder = allow ? /^(.*\/)index\.html?$/i.exec(pattern)?.[1] : undefined;
    if (folder !== undefined) this.#rules.push({ allow, pattern: `${folder}$` });
  }

  setDelay(value: string): void {
    const seconds = /^\d+(\.\d+)?/.exec(value)?.[0];
    if (seconds !== undefined) this.delay = Math.max(this.delay ?? 0, Number(seconds));
  }

  /** The longest pattern that matches decides; between two as long, allow does. */
  allows(url: string): boolean {
    const target = comparable(pathAndQuery(url));
    if (target === '/robots.txt') return true;
    let longest = -1;
    let allowed = true;
    for (const { allow, pattern } of this.#rules) {
      if (pattern.length < longest || (pattern.length === longest && !allow)) continue;
      if (!matches(pattern, target)) continue;
      longest = pattern.length;
      allowed = allow;
    }
    return allowed;
  }
}

/**
 * `*` stands for any run of octets and `$` at the end for the end. Goes through the target once for each `*` and
 * never back, so that no pattern takes longer than their lengths multiplied.
 */
function matches(pattern: string, target: string): boolean {
  const anchored = pattern.endsWith('$');
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const first = parts.shift() ?? '';
  if (!target.startsWith(first)) return false;
  if (parts.length === 0) return !anchored || target.length === first.length;
  let at = first.length;
  const last = parts.pop() ?? '';
  for (const part of parts) {
    const found = target.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!anchored) return target.indexOf(last, at) >= 0;
  return target.endsWith(last) && target.length - last.length >= at;
}

function pathAndQuery(url: string): string {
  const withoutFragment = url.split('#', 1)[0] ?? '';
  if (withoutFragment.startsWith('/') && !withoutFragment.startsWith('//')) return withoutFragment;
  const match = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?;]*(.*)$/is.exec(withoutFragment);
  const rest = match ? (match[1] ?? '') : withoutFragment;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The form in which paths are compared (RFC 9309, section 2.2.2): octets outside ASCII percent-encoded, percent-encoded
 * unreserved characters decoded, the hexadecimal digits of the others in capitals.
 */
function comparable(path: string): string {
  return path
    .replace(/[^\x21-\x7e]+/gu, (run) => encodeOctets(run))
    .replace(/%[0-9a-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return /[A-Za-z0-9._~-]/.test(character) ? character : encoded.toUpperCase();
    });
}

function encodeOctets(run: string): string {
  return Array.from(new TextEncoder().encode(run), (octet) => `%${octet.toString(16).padStart(2, '0')}`).join(
    '',
  );
}

interface RobotsRecord {
  key: 'user-agent' | 'allow' | 'disallow' | 'crawl-delay' | 'sitemap';
  value: string;
}

function* recordsOf(text: string): Generator<RobotsRecord> {
  const bounded = text.slice(0, robotsMaxBytes).replace(/^\uFEFF/, '');
  for (const line of bounded.split(/\r\n|\r|\n/)) {
    const content = line.split('#', 1)[0]?.trim() ?? '';
    // A colon left out is forgiven where exactly a key and a value remain.
    const match = /^([^:]*?)\s*:\s*(.*)$/s.exec(content) ?? /^(\S+)\s+(\S+)$/.exec(content);
    const key = keys[(match?.[1] ?? '').trim().toLowerCase()];
    if (key) yield { key, value: (match?.[2] ?? '').trim() };
  }
}

/** Keys with the misspellings that are common enough to be meant. */
const keys: Readonly<Record<string, RobotsRecord['key']>> = {
  'user-agent': 'user-agent',
  useragent: 'user-agent',
  'user agent': 'user-agent',
  allow: 'allow',
  disallow: 'disallow',
  dissallow: 'disallow',
  dissalow: 'disallow',
  disalow: 'disallow',
  diasllow: 'disallow',
  disallaw: 'disallow',
  'crawl-delay': 'crawl-delay',
  crawldelay: 'crawl-delay',
  sitemap: 'sitemap',
  'site-map': 'sitemap',
};
