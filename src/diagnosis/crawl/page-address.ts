/**
 * The form in which a page's address is requested: absolute http(s), without fragment, session, and tracking
 * parameters. Null if it is no such address or contains credentials.
 */
export function pageAddress(raw: string, base?: string): string | null {
  const url = URL.parse(raw, base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username || url.password)
    return null;
  url.hash = '';
  if (url.pathname.includes(';'))
    url.pathname = url.pathname.replace(/;(?:jsessionid|phpsessid|sid)=[^/;]*/gi, '');
  if (url.search !== '') {
    for (const name of [...new Set(url.searchParams.keys())]) {
      if (idleParameter.test(name)) url.searchParams.delete(name);
    }
    if (url.search === '?') url.search = '';
  }
  if (url.href.length > maxAddressLength) return null;
  return url.href.endsWith('?') ? url.href.slice(0, -1) : url.href;
}

/** Servers refuse longer ones, and browsers don't show them. */
const maxAddressLength = 4096;

/** Parameters that track visitors instead of selecting content. */
const idleParameter =
  /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|yclid|igshid|srsltid|mc_[ce]id|_ga|_gl|_hsenc|_hsmi|hsctatracking|mtm_\w+|pk_\w+|phpsessid|jsessionid|aspsessionid\w*|sid|sessionid|session_id|session|cfid|cftoken|oscsid|zenid|replytocom)$/i;

/**
 * What two addresses of one page have in common: without scheme, `www.`, trailing slash, index document, and extension,
 * and with sorted parameters.
 */
export function addressKey(address: string): string {
  const url = new URL(address);
  const host = url.host.replace(/^www\./, '');
  const path = safeDecode(url.pathname)
    .replace(/\/(?:index|default|home)\.(?:x?html?|php\d?|aspx?|jsp|cfm)$/i, '/')
    .replace(/\.(?:x?html?|php\d?|aspx?|jsp|cfm)$/i, '')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  if (url.search !== '') url.searchParams.sort();
  return `${host}${path}${url.search}`;
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The file type that an address clearly names if it cannot be a page; null otherwise. */
export function fileKind(address: string): 'document' | 'asset' | null {
  const extension = /\.([a-z0-9]{2,5})$/i.exec(new URL(address).pathname)?.[1]?.toLowerCase();
  if (extension === undefined) return null;
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

/** Addresses that perform an action when visited. The reader leaves them alone. */
export function isAction(address: string): boolean {
  const url = new URL(address);
  return actionPath.test(url.pathname) || actionQuery.test(url.search);
}

const actionPath =
  /\/(?:log-?out|sign-?out|log-?off|abmelden|deconnexion|unsubscribe|wp-admin|wp-json|xmlrpc\.php|cdn-cgi|cart\/(?:add|remove|update)[^/]*|add-to-cart)(?:\/|$)/i;
const actionQuery =
  /[?&](?:add[-_]to[-_]cart|add[-_]to[-_]wishlist|remove[-_]item|action=(?:log-?out|delete|add|remove|edit|print)|logout|do=|delete=|print=|share=|like=|vote=)/i;
