export function safeLink(address: string): string | null {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

export function readableAddress(address: string): string {
  const short = address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  try {
    return decodeURI(short);
  } catch {
    return short;
  }
}

export function pathOf(address: string): string {
  try {
    const url = new URL(address);
    return readableAddress(url.pathname + url.search) || '/';
  } catch {
    return address;
  }
}
