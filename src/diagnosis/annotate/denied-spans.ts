import { phrases } from '../text/phrases.ts';

/** "We do not install pools, renovate pools or resurface pools" denies everything that it lists. */
const denies =
  /\b(?:we|i|our (?:[\p{L}-]+ ){0,2}(?:team|staff|crew|shop|company|practice|firm|services?))\s+(?:(?:do|does|did|will|can|could|are|is)(?: not|n['’]t)|cannot|no longer|never)(?: (?:currently|yet|ourselves|directly|typically|usually|generally))*\s+(?:offer|provide|perform|do|handle|install|repair|replace|renovate|resurface|remodel|build|pour|pave|paint|clean|service|maintain|manage|treat|practi[cs]e|represent|prepare|file|accept|take on|sell|stock|carry|buy|rent|lease|ship|deliver|haul|tow|print|make|manufacture|produce|design|teach|train|board|groom|breed|host|cater|serve (?:food|alcohol|meals)|work on|work with|deal with|engage in|insure|lend|fund|prescribe|test|inspect)(?:ing|s|ed)?\b/giu;
/**
 * After "we don't", most verbs deny work ("we don't pump tanks"). The exceptions are verbs that
 * occur in promises or aren't about work ("we don't cut corners", "we don't charge").
 */
const refuses =
  /\b(?:we|i) (?:do not|don['’]t) (?!(?:just|only|simply|merely|stop|settle|cut|believe|want|think|leave|mind|know|charge|need|require|have|see|let|get|keep|make|give|take|treat)\b)[a-z]{3,}(?= (?:any |our own |your )?[a-z])/gi;
/** "Outdoor work only, not utility trenching or pool installation": a bare "not" excludes the rest of its clause. */
const excludes =
  /(?:[,;(–—]|\s-|\bonly)\s*(?:and |but )?not (?!only\b|just\b|all\b|every|sure\b|to\b|if\b|because\b|the\b|a\b|an\b|our\b|your\b|in\b|at\b|on\b|for\b|by\b|when\b|until\b|yet\b|so\b|too\b|that\b|what\b|who\b|how\b|as\b|against\b|including\b|limited\b|\d)(?=\p{L})/giu;
/** After a dash, "not a" denies too: "One person who knows you — not a rotating support desk". */
const contrasts = /\s[—–]\s?not (?:an?|just another|some) (?=\p{L})/giu;
const ends =
  /[;:–—]|\s-\s|\b(?:but|however|instead|although|though|unless|until|without|because|so|please)\b|,\s*(?:and )?(?:we|i|you|they|our)\b|\.\s/iu;

const maybe = phrases('may-deny');

export function deniedSpans(sentence: string): { start: number; end: number }[] {
  if (!maybe.test(sentence)) return [];
  return [denies, refuses, excludes, contrasts]
    .flatMap((denial) => [...sentence.matchAll(denial)])
    .map(({ index, 0: match }) => {
      const behind = sentence.slice(index + match.length);
      const end = ends.exec(behind)?.index ?? behind.length;
      return { start: index, end: index + match.length + end };
    });
}
