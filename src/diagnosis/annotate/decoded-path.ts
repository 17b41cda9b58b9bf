/** The path of an address with its words readable; the address as it stands where it is none or holds a stray percent sign. */
export function decodedPath(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return url;
  }
}
