/** Keeps at most `limit` UTF-16 code units, plus the ellipsis. */
export function clipAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit);
  const space = start.lastIndexOf(' ');
  const kept = space > limit / 2 ? start.slice(0, space) : start.replace(/[\uD800-\uDBFF]$/u, '');
  return `${kept.replace(/[\s,;:–—-]+$/u, '')}…`;
}
