export interface SentenceSpan {
  start: number;
  end: number;
}

const abbreviations =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|st|ave|blvd|rd|no|vs|inc|ltd|co|corp|dept|est|approx|incl|e\.g|i\.e|u\.s|p\.a|p\.m|a\.m|jr|sr|z\.b|bzw|ca|nr|tel|art|av|m|mme|sra|ud|[a-z])$/i;

/**
 * Spans exclude surrounding white space. List separators (`|`, `•`, `·`, `»` between spaces) end a sentence too,
 * because the texts on either side are unrelated.
 */
export function sentenceSpans(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+["'”’)\]]*(?=\s+[^a-zà-ÿ\s])|[。！？]+[」』）]?|\s[|•·»]\s/gu)) {
    const separator = /\s/.test(match[0].charAt(0));
    if (
      !separator &&
      match[0] === '.' &&
      abbreviations.test(text.slice(Math.max(0, match.index - 8), match.index))
    )
      continue;
    push(spans, text, start, separator ? match.index : match.index + match[0].length);
    start = match.index + match[0].length;
  }
  push(spans, text, start, text.length);
  return spans;
}

function push(spans: SentenceSpan[], text: string, from: number, to: number): void {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(text.charAt(start))) start++;
  while (end > start && /\s/.test(text.charAt(end - 1))) end--;
  if (end > start) spans.push({ start, end });
}
