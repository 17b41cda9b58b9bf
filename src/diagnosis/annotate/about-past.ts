import type { PageFacts, TextBlock } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';
import { titleParts, withoutStop } from '../text/words.ts';

/** A "medical history" is a patient's, not the organization's. */
const historyName =
  /^(?!.*\b(?:medical|health|patient|credit|order|purchase|claims?|employment|browser|search|service|academic|oral|art|natural) histor)(?:(?:[\p{L}\d'’&.-]+ ){0,5}history|(?:[\p{L}'’]+ ){0,3}(?:heritage|milestones|timeline)|(?:[\p{L}]+ ){0,3}history (?:of|in) .{2,60})$/iu;
const pastYears = /\b(?:1[5-9]\d\d|20[01]\d)\b/g;
const minYears = 2;

const ofToday = phrases('of-today');
const present = phrases('what-is');
const longPast = /\b1[5-9]\d\d\b/;
const pastVerb =
  /\b(?:was|were|had|began|built|bought|sold|made|held|became|opened|started|moved|took|ran|came|went|grew|\p{L}{3,}ed)\b/iu;

export function historyBlocks({ title, blocks, kind }: PageFacts): ReadonlySet<number> {
  const whole =
    kind !== 'home' && [...titleParts(title), mainHeading(blocks)].some((part) => isHistoryName(part));
  let under = false;
  const found = blocks.flatMap((block, index) => {
    if (block.section !== 'main') return [];
    if (block.kind === 'heading') under = isHistoryName(block.text);
    return whole || under ? [index] : [];
  });
  const years = found.flatMap((index) => blocks[index]?.text.match(pastYears) ?? []);
  return new Set(new Set(years).size >= minYears ? found : []);
}

export function isOfThePast(sentence: string, inHistory: boolean): boolean {
  if (ofToday.test(sentence)) return false;
  if (inHistory) return true;
  return longPast.test(sentence) && pastVerb.test(sentence) && !present.test(sentence);
}

function isHistoryName(text: string): boolean {
  return historyName.test(withoutStop(text.trim()));
}

function mainHeading(blocks: readonly TextBlock[]): string {
  const first = blocks.find(({ section, text }) => section === 'main' && text.length > 0);
  return first?.kind === 'heading' ? first.text : '';
}

/**
 * Doesn't match "we aim to answer within a day", which is about current work, or "we hope to see you", which is
 * only polite.
 */
const hoped = phrases('hoped');
const planned = phrases('planned');

export function isPlanned(sentence: string): boolean {
  return planned.test(sentence) || hoped.test(sentence);
}
