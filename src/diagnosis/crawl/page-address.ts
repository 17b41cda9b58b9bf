import { bareHost, maxAddressLength } from '../text/address.ts';
import { splitAtSpace } from '../text/words.ts';

/**
 * The form in which a page's address is requested. Null if it isn't a valid http(s) address,
 * contains credentials, or is too long.
 */
export function pageAddress(raw: string, base?: string): string | null {
  const url = URL.parse(raw, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username || url.password)
    return null;
  url.hash = '';
  if (url.pathname.includes(';')) url.pathname = url.pathname.split('/').map(withoutSession).join('/');
  if (url.search !== '') {
    for (const name of [...new Set(url.searchParams.keys())]) {
      if (isIdle(name.toLowerCase())) url.searchParams.delete(name);
    }
    if (url.search === '?') url.search = '';
  }
  if (url.href.length > maxAddressLength) return null;
  return url.href.endsWith('?') ? url.href.slice(0, -1) : url.href;
}

function withoutSession(segment: string): string {
  const isSession = (part: string) =>
    ['jsessionid=', 'phpsessid=', 'sid='].some((name) => part.toLowerCase().startsWith(name));
  const [name = '', ...parts] = segment.split(';');
  return [name, ...parts.filter((part) => !isSession(part))].join(';');
}

const idleParameters = new Set(
  splitAtSpace(`gclid gbraid wbraid fbclid msclkid dclid yclid igshid srsltid mc_cid mc_eid _ga _gl _hsenc _hsmi hsctatracking phpsessid jsessionid
  sid sessionid session_id session cfid cftoken oscsid zenid replytocom`),
);
const idleBeginnings = ['utm_', 'mtm_', 'pk_', 'aspsessionid'];

function isIdle(name: string): boolean {
  return idleParameters.has(name) || idleBeginnings.some((beginning) => name.startsWith(beginning));
}

/** Addresses with the same key count as the same page. */
export function addressKey(address: string): string {
  const url = new URL(address);
  const segments = safeDecode(url.pathname).split('/');
  const last = segments.pop() ?? '';
  const name = withoutPageExtension(last);
  if (name === last || !indexNames.has(name.toLowerCase())) segments.push(name);
  const path = segments.filter((segment) => segment !== '').map((segment) => `/${segment}`);
  if (url.search !== '') url.searchParams.sort();
  return `${bareHost(url.host)}${path.join('')}${url.search}`;
}

const indexNames = new Set(['index', 'default']);

export function withoutPageExtension(segment: string): string {
  const dot = segment.lastIndexOf('.');
  return dot >= 0 && pageExtensions.has(segment.slice(dot + 1).toLowerCase())
    ? segment.slice(0, dot)
    : segment;
}

const pageExtensions = new Set('html htm xhtml xhtm php php3 php4 php5 php7 asp aspx jsp cfm'.split(' '));

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function fileKind(address: string): 'document' | 'asset' | null {
  const { pathname } = new URL(address);
  const extension = pathname.slice(pathname.lastIndexOf('.') + 1).toLowerCase();
  if (documents.has(extension)) return 'document';
  return assets.has(extension) ? 'asset' : null;
}

const documents = new Set(
  'pdf doc docx xls xlsx ppt pptx odt ods odp rtf epub zip rar 7z gz tar dmg exe apk csv ics vcf'.split(' '),
);

const assets = new Set(
  'jpg jpeg png gif webp avif svg bmp ico tif tiff heic mp3 wav ogg m4a mp4 m4v webm mov avi mkv css js mjs map json xml rss atom woff woff2 ttf otf eot txt wasm webmanifest'.split(
    ' ',
  ),
);

/** True if visiting the address probably performs an action, so the crawl must not visit it. */
export function isAction(address: string): boolean {
  const { pathname, search, searchParams } = new URL(address);
  const segments = pathname.toLowerCase().split('/');
  if (segments.some((segment) => actionSegments.has(segment))) return true;
  const inCart = segments[segments.indexOf('cart') + 1] ?? '';
  if (segments.includes('cart') && cartActions.some((action) => inCart.startsWith(action))) return true;
  return (
    search !== '' &&
    [...searchParams].some(
      ([name, value]) =>
        actionParameters.has(name.toLowerCase().replaceAll('_', '-')) ||
        (name.toLowerCase() === 'action' &&
          actionValues.some((action) => value.toLowerCase().startsWith(action))),
    )
  );
}

const actionSegments = new Set(
  splitAtSpace(`log-out logout sign-out signout log-off logoff abmelden deconnexion unsubscribe wp-admin wp-json xmlrpc.php cdn-cgi
  add-to-cart`),
);
const cartActions = ['add', 'remove', 'update'];
const actionParameters = new Set(
  'add-to-cart add-to-wishlist remove-item logout do delete print share like vote'.split(' '),
);
const actionValues = ['logout', 'log-out', 'delete', 'add', 'remove', 'edit', 'print'];
