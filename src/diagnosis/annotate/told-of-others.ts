import type { PageFacts } from '../read/page-facts.ts';

/** Names of pages about the area and what others offer there. */
const surroundings =
  /^(?:(?:explore|discover|about|our|the|visit) )*(?:(?:local|surrounding) area|area (?:guide|information|attractions|activities)|(?:local|nearby|area) (?:attractions?|activities|businesses|guide|amenities|restaurants|events)|(?:what['’]s )?nearby|around (?:us|the area|town)|things to (?:do|see)(?: .{2,40})?|neighbou?rhoods?|businesses in .{2,40}|(?:useful|helpful|other|related|community) (?:links|resources)|links)$/iu;
/** Most sentences have none of these words and are skipped. */
const maybeSister = /founded|sister|affiliated|parent|related/i;
const ownVoice = /\b(?:we|our|us|i|my)\b/i;
/** "Our customers install …": what the customers do is their work; what they get or are is not. */
const customersDo =
  /^(?:(?:many|most|some) of )?our (?:[\p{L}-]+ ){0,2}(?:customers|clients|users|dealers|distributors|suppliers|partners) (?!(?:can|may|will|must|should|could|receive|get|are|is|have|need|want|enjoy|choose|come|trust|love|like|know|return|rely|benefit|save|pay|deserve|expect|appreciate|find|say|include|always|often|also|never|who|with|from|in|at|and|or|through|for|to|by|on)\b)[\p{L}]+/iu;

/** True if a page is about its surroundings: there, only what the organization says about itself is its own work. */
export function tellsOfSurroundings({ title, kind, blocks }: PageFacts): boolean {
  if (kind === 'home') return false;
  const heading = blocks.find((block) => block.kind === 'heading' && block.section === 'main')?.text ?? '';
  return [...title.split(/\s+[|–—-]\s+|\s*\|\s*/), heading].some((name) =>
    surroundings.test(name.trim().replace(/[:.!]$/, '')),
  );
}

/**
 * "Our sister company Ash & Elm offers bookkeeping", "also founded Ash & Elm, offering …": another company of the same
 * owner.
 */
const sisters =
  /\b(?:sister|affiliated|parent|related) (?:company|firm|business|practice|brand|agency),? (?:[\p{L}&'’.,-]+ ){0,6}?(?:offers?|provides?|handles?|does|speciali[sz]es|has you covered)\b|\b(?:also|co-?)\s?founded (?:[\p{L}&'’.-]+ ){1,6}?(?:[\p{L}&'’.-]+), (?:offering|providing|an? )/iu;

/** True if a sentence is about what others do; `amid` if the page is about its surroundings. */
export function isOfOthers(sentence: string, amid: boolean): boolean {
  if (amid && !ownVoice.test(sentence)) return true;
  if (maybeSister.test(sentence) && sisters.test(sentence)) return true;
  const found = customersDo.exec(sentence);
  return found !== null && !ownVoice.test(sentence.slice(found[0].length));
}

/** "At Verisk, Ada owned …", "From leading migrations at Verisk to …": work at another company. */
const elsewhere =
  /(?:^(?:(?:[Ww]hile|[Dd]uring (?:his|her|their) (?:time|years|tenure)) at|At) |\b(?:led|leading|owned|managed|managing|directed|directing|oversaw|headed|served|worked|working|worked as .{2,40}) (?:[\p{L}\d'’,&-]+ ){0,8}?(?:at|for) )(?=\p{Lu})((?:\p{Lu}[\p{L}&.'’-]*[ ,]*)+)/u;

/** True if a sentence is about someone's work at another company; `names` are the organization's, letters only. */
export function isEarlierCareer(sentence: string, names: ReadonlySet<string>): boolean {
  if (!pastWork.test(sentence) || /\b(?:we|our|us)\b/i.test(sentence)) return false;
  const place = elsewhere
    .exec(sentence)?.[1]
    ?.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  if (!place) return false;
  return ![...names].some((name) => name.includes(place) || place.includes(name));
}
const pastWork =
  /\b(?:led|leading|owned|managed|managing|directed|directing|oversaw|headed|served|worked|working|built|grew|launched)\b/i;

/** "Ada joined our team in 2019", "She earned her degree at …": biography. */
const lives =
  /^(?:(?:Dr|Mrs?|Ms)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,2},? (?:\p{L}+ly |first |has |then |also )?(?:joined|graduated|was (?:born|raised)|grew up|started (?:his|her)|began (?:his|her))\b|^(?:he|she) (?:\p{L}+ly |first |has |then |also )?(?:joined|graduated|earned|holds|was (?:born|raised)|grew up|lives|enjoys|loves|studied|started (?:his|her)|began (?:his|her))\b|\b(?:earned|received|completed) (?:his|her) (?:\p{L}+['’]?s? )?(?:degree|bachelor|master|ba|bs|jd|md|mba|phd|doctorate|certificate)|^(?:his|her) (?:passions?|career|education|hobbies|wife|husband|family|free time)\b/iu;
/** "We joined the chamber", "Anyone joined by …": not about a person. */
const noPerson = /^(?:we|they|you|i|it|this|that|the|our|your|anyone|everyone|members|who)\b/i;

/** Most sentences have none of these words and are skipped. */
const maybeLife =
  /joined|graduated|born|grew up|raised|started|began|earned|holds|lives|enjoys|loves|studied|received|completed|passion|career|education|hobbies|wife|husband|family|free time/i;

/** True if a sentence is about someone's life instead of work that is done here. */
export function isBiography(sentence: string): boolean {
  return maybeLife.test(sentence) && lives.test(sentence) && !noPerson.test(sentence);
}
