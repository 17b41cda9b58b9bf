/** The decoded path of an address. An address that is invalid or has a stray percent sign is returned unchanged. */
export function decodedPath(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return url;
  }
}
