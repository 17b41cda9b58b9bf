import { findText } from './find-text.ts';

export const robotsToken = 'AICompassBot';

/** Maximum number of bytes parsed; RFC 9309 (section 2.5) requires at least this many. */
export const robotsMaxBytes = 500 * 1024;

export function isAllowed(robotsText: string, userAgentToken: string, url: string): boolean {
  return rulesFor(robotsText, userAgentToken).allows(url);
}

export interface RobotsRules {
  allows: (url: string) => boolean;
  crawlDelaySeconds: number | null;
  sitemaps: string[];
}

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
  if (value === '*' || value.startsWith('* ') || value.startsWith('*\t')) return everybody;
  return token !== '' && productToken(value) === token ? own : null;
}

function productToken(text: string): string {
  return /^[a-z_-]*/i.exec(text)?.[0].toLowerCase() ?? '';
}

interface Rule extends Pattern {
  allow: boolean;
  octets: number;
}

class Group {
  readonly #rules: Rule[] = [];
  delay: number | null = null;

  add(allow: boolean, value: string): void {
    if (value === '') return;
    this.#push(allow, value);
    // If a folder's index document is allowed, so is the folder's own address.
    const folder = allow ? /^(.*\/)index\.html?$/i.exec(value)?.[1] : undefined;
    if (folder !== undefined) this.#push(allow, `${folder}$`);
  }

  #push(allow: boolean, value: string): void {
    const anchored = value.endsWith('$');
    const literals = (anchored ? value.slice(0, -1) : value)
      .split('*')
      .map((part) => withoutWildcards(comparable(part)));
    const octets = comparable(value).length;
    this.#rules.push({ allow, octets, literals, anchored });
  }

  setDelay(value: string): void {
    const seconds = /^\d+(\.\d+)?/.exec(value)?.[0];
    if (seconds !== undefined) this.delay = Math.max(this.delay ?? 0, Number(seconds));
  }

  allows(url: string): boolean {
    const target = withoutWildcards(comparable(pathAndQuery(url)));
    if (target === '/robots.txt') return true;
    let longest = -1;
    let allowed = true;
    for (const rule of this.#rules) {
      if (rule.octets < longest || (rule.octets === longest && !rule.allow)) continue;
      if (!matches(rule, target)) continue;
      longest = rule.octets;
      allowed = rule.allow;
    }
    return allowed;
  }
}

/**
 * The path begins with the first of these texts, and the others follow in this order, with any characters between
 * them. If `anchored`, the last text ends the path.
 */
interface Pattern {
  literals: readonly string[];
  anchored: boolean;
}

/** Walks through the target once without backtracking, so the time is linear for every pattern. */
function matches({ literals, anchored }: Pattern, target: string): boolean {
  const [first = ''] = literals;
  if (!target.startsWith(first)) return false;
  if (literals.length === 1) return !anchored || target.length === first.length;
  let at = first.length;
  for (const literal of literals.slice(1, -1)) {
    const found = findText(target, literal, at);
    if (found < 0) return false;
    at = found + literal.length;
  }
  const last = literals.at(-1) ?? '';
  if (!anchored) return findText(target, last, at) >= 0;
  return target.endsWith(last) && target.length - last.length >= at;
}

function pathAndQuery(url: string): string {
  const withoutFragment = url.split('#', 1)[0] ?? '';
  if (withoutFragment.startsWith('/') && !withoutFragment.startsWith('//')) return withoutFragment;
  const match = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?;]*(.*)$/is.exec(withoutFragment);
  const rest = match ? (match[1] ?? '') : withoutFragment;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The form in which paths are compared (RFC 9309, section 2.2.2). */
function comparable(path: string): string {
  return path
    .replace(/[^\x21-\x7e]+|["<>\\^`{|}]+/gu, (run) => encodeOctets(run))
    .replace(/%[0-9a-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
      return /[A-Za-z0-9._~-]/.test(character) ? character : encoded.toUpperCase();
    });
}

/**
 * Encodes literal `*` and `$`, to tell them from the pattern characters (RFC 9309, section 2.2.3).
 */
function withoutWildcards(path: string): string {
  return path.replaceAll('*', '%2A').replaceAll('$', '%24');
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

/**
 * Maximum line length in characters, as in Google's robots.txt parser: eight times 2,083 (a common
 * browser limit for addresses), minus one. Longer lines are truncated.
 */
const maxLineLength = 8 * 2083 - 1;

function* recordsOf(text: string): Generator<RobotsRecord> {
  // Removes a byte order mark or the replacement characters of a damaged one.
  const bounded = text.slice(0, robotsMaxBytes).replace(/^[\uFEFF\uFFFD]+/, '');
  for (const line of bounded.split(/\r\n|\r|\n/)) {
    const content = trimmed(line.slice(0, maxLineLength).split('#', 1)[0] ?? '');
    const colon = content.indexOf(':');
    // A missing colon is tolerated if the line has exactly a key and a value.
    const pair = colon < 0 ? /^(\S+)[ \t]+(\S+)$/.exec(content)?.slice(1) : undefined;
    const [name = '', value = ''] = pair ?? [content.slice(0, Math.max(0, colon)), content.slice(colon + 1)];
    const key = keys.get(trimmed(name).toLowerCase());
    if (key) yield { key, value: trimmed(value) };
  }
}

const whiteSpace = ' \t\v\f\0';

/**
 * Takes linear time, unlike a regular expression for trailing space, which would start over at
 * every space.
 */
function trimmed(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && whiteSpace.includes(text[from] ?? '')) from++;
  while (to > from && whiteSpace.includes(text[to - 1] ?? '')) to--;
  return text.slice(from, to);
}

const keys: ReadonlyMap<string, RobotsRecord['key']> = new Map([
  ['user-agent', 'user-agent'],
  ['useragent', 'user-agent'],
  ['user agent', 'user-agent'],
  ['allow', 'allow'],
  ['disallow', 'disallow'],
  ['dissallow', 'disallow'],
  ['dissalow', 'disallow'],
  ['disalow', 'disallow'],
  ['diasllow', 'disallow'],
  ['disallaw', 'disallow'],
  ['crawl-delay', 'crawl-delay'],
  ['crawldelay', 'crawl-delay'],
  ['sitemap', 'sitemap'],
  ['site-map', 'sitemap'],
]);
