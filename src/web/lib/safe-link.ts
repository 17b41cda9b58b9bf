/** The address if it is safe to link to (http or https), else null. */
export function safeLink(address: string): string | null {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** The same address for display: without the scheme, and percent-decoded if possible. */
export function readableAddress(address: string): string {
  const short = address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
}

/** The path and query, or '/' for a home page. For places that already show the host. */
export function pathOf(address: string): string {
  try {
    const url = new URL(address);
    return readableAddress(url.pathname + url.search) || '/';
  } catch {
    return address;
  }
}
