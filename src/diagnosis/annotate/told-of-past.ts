import type { PageFacts, TextBlock } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';
import { titleParts, withoutStop } from '../text/words.ts';

/** What a page or section is called that tells how things came to be. "Medical history" asks a patient for his. */
const historyName =
  /^(?!.*\b(?:medical|health|patient|credit|order|purchase|claims?|employment|browser|search|service|academic|oral|art|natural) histor)(?:(?:[\p{L}\d'’&.-]+ ){0,5}history|(?:[\p{L}'’]+ ){0,3}(?:heritage|milestones|timeline)|(?:[\p{L}]+ ){0,3}history (?:of|in) .{2,60})$/iu;
const pastYears = /\b(?:1[5-9]\d\d|20[01]\d)\b/g;
/** A history names several years; a page that only bears the word names none. */
const minYears = 2;

/** Words by which a sentence amid a history speaks of today, or the organization of itself. */
const ofToday = phrases('of-today');
/** Verbs that tell what is the case, not what was. */
const present = phrases('what-is');
const longPast = /\b1[5-9]\d\d\b/;
const pastVerb =
  /\b(?:was|were|had|began|built|bought|sold|made|held|became|opened|started|moved|took|ran|came|went|grew|\p{L}{3,}ed)\b/iu;

/**
 * Blocks of a page that stand in a history: all of a page so named, else what stands beneath a heading so named, where
 * years of the past are told as well.
 */
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

/** Whether a sentence tells of former times and people: it shows no work of today, and says not what an organization is. */
export function isOfThePast(sentence: string, inHistory: boolean): boolean {
  if (ofToday.test(sentence)) return false;
  if (inHistory) return true;
  return longPast.test(sentence) && pastVerb.test(sentence) && !present.test(sentence);
}

function isHistoryName(text: string): boolean {
  return historyName.test(withoutStop(text.trim()));
}

/** A heading that opens the page; one further down opens a section only. */
function mainHeading(blocks: readonly TextBlock[]): string {
  const first = blocks.find(({ section, text }) => section === 'main' && text.length > 0);
  return first?.kind === 'heading' ? first.text : '';
}

/** What is planned and not yet done. "We aim to answer within a day" is done, "we hope to see you" is said. */
const hoped = phrases('hoped');
const planned = phrases('planned');

/** Whether a sentence tells what is still to come. */
export function isPlanned(sentence: string): boolean {
  return planned.test(sentence) || hoped.test(sentence);
}
