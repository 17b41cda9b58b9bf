/** The decoded path of an address; the address unchanged if it is not valid or has a stray percent sign. */
export function decodedPath(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return url;
  }
}
