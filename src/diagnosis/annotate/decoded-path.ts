/** Returns the address itself if it is invalid or has a stray percent sign. */
export function decodedPath(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return url;
  }
}
