/** Returns the whole address if it is invalid or can't be decoded. */
export function decodedPath(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname);
  } catch {
    return url;
  }
}
