/** In graphemes. */
export const textLimits = { name: 140, sentence: 600, url: 90 } as const;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Keeps at most `limit` graphemes, including the ellipsis, and `limit * 4` UTF-16 code units before it. */
export function clipText(text: string, limit: number): string {
  const folded = text
    .slice(0, limit * 20)
    .replace(/\s+/gu, ' ')
    .trim();
  if (folded.length <= limit) return folded;
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(folded)) {
    if (count === limit - 1 || kept.length + segment.length > limit * 4) return `${kept.trimEnd()}…`;
    kept += segment;
    count += 1;
  }
  return kept;
}

export function clipName(name: string, fallback: string): string {
  return clipText(name, textLimits.name) || fallback;
}

export function clipSentence(text: string): string {
  return clipText(text, textLimits.sentence);
}
