/** Null unless the address is http(s). */
export function safeLink(address: string): string | null {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** For display: without the scheme and a trailing slash, and percent-decoded if possible. */
export function readableAddress(address: string): string {
  const short = address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
}

/** Path and query of an address, or '/' for a home page, for places that already show the host. */
export function pathOf(address: string): string {
  try {
    const url = new URL(address);
    return readableAddress(url.pathname + url.search) || '/';
  } catch {
    return address;
  }
}
