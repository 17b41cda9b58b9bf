import type { PageFacts } from '../read/page-facts.ts';
import { phrases } from '../text/phrases.ts';
import { joinWords, titleParts, withoutStop } from '../text/words.ts';

const surroundings = phrases('surroundings-titles');
const ownVoice = phrases('us');
const weVoice = phrases('we');
const customersDo = phrases('customers-do');

/**
 * On a page about the organization's surroundings, only sentences in which the organization speaks
 * of itself are about its own work.
 */
export function tellsOfSurroundings({ title, kind, blocks }: PageFacts): boolean {
  if (kind === 'home') return false;
  const heading = blocks.find((block) => block.kind === 'heading' && block.section === 'main')?.text ?? '';
  return [...titleParts(title), heading].some((name) => surroundings.test(withoutStop(name.trim())));
}

const sisters =
  /\b(?:sister|affiliated|parent|related) (?:company|firm|business|practice|brand|agency),? (?:[\p{L}&'’.,-]+ ){0,6}?(?:offers?|provides?|handles?|does|speciali[sz]es|has you covered)\b|\b(?:also|co-?)\s?founded (?:[\p{L}&'’.-]+ ){1,6}?(?:[\p{L}&'’.-]+), (?:offering|providing|an? )/iu;

/** `amid` is true if the page is about the organization's surroundings. */
export function isOfOthers(sentence: string, amid: boolean): boolean {
  if (amid && !ownVoice.test(sentence)) return true;
  if (sisters.test(sentence)) return true;
  const found = customersDo.find(sentence);
  const rest = sentence.slice(found?.end ?? sentence.length);
  return rest.startsWith(' ') && !ownVoice.test(rest);
}

const elsewhere =
  /(?:^(?:(?:[Ww]hile|[Dd]uring (?:his|her|their) (?:time|years|tenure)) at|At) |\b(?:led|leading|owned|managed|managing|directed|directing|oversaw|headed|served|worked|working|worked as .{2,40}) (?:[\p{L}\d'’,&-]+ ){0,8}?(?:at|for) )(?=\p{Lu})((?:\p{Lu}[\p{L}&.'’-]*[ ,]*)+)/u;

/** `names` are the organization's names in lowercase letters and digits, without spaces. */
export function isEarlierCareer(sentence: string, names: ReadonlySet<string>): boolean {
  if (!pastWork.test(sentence) || weVoice.test(sentence)) return false;
  const place = joinWords(elsewhere.exec(sentence)?.[1]?.toLowerCase() ?? '', '');
  if (place === '') return false;
  return ![...names].some((name) => name.includes(place) || place.includes(name));
}
const pastWork = phrases('past-work');

const lives =
  /^(?:(?:Dr|Mrs?|Ms)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,2},? (?:\p{L}+ly |first |has |then |also )?(?:joined|graduated|was (?:born|raised)|grew up|started (?:his|her)|began (?:his|her))\b|^(?:he|she) (?:\p{L}+ly |first |has |then |also )?(?:joined|graduated|earned|holds|was (?:born|raised)|grew up|lives|enjoys|loves|studied|started (?:his|her)|began (?:his|her))\b|\b(?:earned|received|completed) (?:his|her) (?:\p{L}+['’]?s? )?(?:degree|bachelor|master|ba|bs|jd|md|mba|phd|doctorate|certificate)|^(?:his|her) (?:passions?|career|education|hobbies|wife|husband|family|free time)\b/iu;
const noPerson = phrases('no-person');
const person = /\b(?:he|she|his|her)\b/i;
const careers = phrases('careers');

export function isBiography(sentence: string): boolean {
  if (noPerson.test(sentence)) return false;
  return lives.test(sentence) || (person.test(sentence) && careers.test(sentence) && !weVoice.test(sentence));
}
