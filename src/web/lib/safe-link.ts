/** An address from a site that is safe to link: http or https only, else null. */
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

/** The part after the host, '/' for a home page: enough if the host is known. */
export function pathOf(address: string): string {
  try {
    const url = new URL(address);
    return readableAddress(url.pathname + url.search) || '/';
  } catch {
    return address;
  }
}
