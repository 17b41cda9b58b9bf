/** Returns an invalid address, or one with a stray percent sign, unchanged. */
export function decodedPath(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return url;
  }
}
