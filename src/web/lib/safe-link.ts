/** An address read from a site that may stand in a link: http or https only, else null. */
export function safeLink(address: string): string | null {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

/** The same address as a reader takes it in: without the scheme, percent signs read where they can be. */
export function readableAddress(address: string): string {
  const short = address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
}

/** The part of an address behind its host, '/' for a front page: enough where the host is known. */
export function pathOf(address: string): string {
  try {
    const url = new URL(address);
    return readableAddress(url.pathname + url.search) || '/';
  } catch {
    return address;
  }
}
