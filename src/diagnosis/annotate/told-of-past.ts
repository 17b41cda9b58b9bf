import type { PageFacts, TextBlock } from '../read/page-facts.ts';

/** Names of pages or sections about the organization's history. "Medical history" asks a patient for theirs. */
const historyName =
  /^(?!.*\b(?:medical|health|patient|credit|order|purchase|claims?|employment|browser|search|service|academic|oral|art|natural) histor)(?:(?:[\p{L}\d'’&.-]+ ){0,5}history|(?:[\p{L}'’]+ ){0,3}(?:heritage|milestones|timeline)|(?:[\p{L}]+ ){0,3}history (?:of|in) .{2,60})$/iu;
/** Most headings have none of these words and are skipped. */
const maybeHistory = /histor|heritage|milestone|timeline/i;
const pastYears = /\b(?:1[5-9]\d\d|20[01]\d)\b/g;
/** A history names several years; a page that only has the word in its name does not. */
const minYears = 2;

/** Words that mark a sentence within a history as about today, or about the organization itself. */
const ofToday =
  /\b(?:we|our|us|i|you|your|today|now|nowadays|presently|currently|recent(?:ly)?|still|these days|continu(?:es?|ing)|each year|every year)\b/i;
/** Verbs in the present tense. */
const present =
  /\b(?:is|are|has|have|since|will|can|provides?|offers?|serves?|operates?|specializ\w+|specialis\w+|sells?|remains?|owns?|manages?|makes?|licensed|certified|accredited)\b/i;
const longPast = /\b1[5-9]\d\d\b/;
const pastVerb =
  /\b(?:was|were|had|began|built|bought|sold|made|held|became|opened|started|moved|took|ran|came|went|grew|\p{L}{3,}ed)\b/iu;

/**
 * Blocks that belong to a history: all blocks of a page named that way, else those under such a heading, if past years
 * are mentioned too.
 */
export function historyBlocks({ title, blocks, kind }: PageFacts): ReadonlySet<number> {
  const whole =
    kind !== 'home' &&
    [...title.split(/\s+[|–—:-]\s+|\s*\|\s*/), mainHeading(blocks)].some((part) => isHistoryName(part));
  let under = false;
  const found = blocks.flatMap((block, index) => {
    if (block.section !== 'main') return [];
    if (block.kind === 'heading') under = isHistoryName(block.text);
    return whole || under ? [index] : [];
  });
  const years = found.flatMap((index) => blocks[index]?.text.match(pastYears) ?? []);
  return new Set(new Set(years).size >= minYears ? found : []);
}

/**
 * True if a sentence is about former times and people: it shows no current work and does not say what an organization
 * is.
 */
export function isOfThePast(sentence: string, inHistory: boolean): boolean {
  if (ofToday.test(sentence)) return false;
  if (inHistory) return true;
  return longPast.test(sentence) && pastVerb.test(sentence) && !present.test(sentence);
}

function isHistoryName(text: string): boolean {
  if (!maybeHistory.test(text)) return false;
  return historyName.test(text.trim().replace(/[:.!]$/, ''));
}

/** A heading that opens the page; one further down only opens a section. */
function mainHeading(blocks: readonly TextBlock[]): string {
  const first = blocks.find(({ section, text }) => section === 'main' && text.length > 0);
  return first?.kind === 'heading' ? first.text : '';
}

/** Plans for the future. "We aim to answer within a day" is done already; "we hope to see you" is a phrase. */
const planned =
  /\b(?:(?:the |our )?plans? (?:calls? for|(?:is|are) to)\b|we (?:envision|plan to|intend to|are planning|are working (?:to open|towards)|will soon|hope to (?!see|hear|meet|welcome|have you|serve|be of)|aim to (?:open|build|launch|introduce|begin|start))\b|(?:will|is to|is going to) (?:soon |eventually |one day )(?:be|open|offer|have)\b|working (?:to|towards?) (?:open|launch|build|add|offer)ing\b|once (?:it is |we are |fully )?(?:built|completed|funded|opened)\b|in the (?:near )?future,? we\b)/i;

/** Most sentences have none of these words and are skipped. */
const maybePlanned = /plan|envision|intend|hope|aim to|soon|one day|eventually|once|future|working to/i;

/** True if a sentence is about the future. */
export function isPlanned(sentence: string): boolean {
  return maybePlanned.test(sentence) && planned.test(sentence);
}
