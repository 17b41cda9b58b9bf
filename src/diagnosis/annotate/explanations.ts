import { phrases } from '../text/phrases.ts';
import { joinWords } from '../text/words.ts';

/** As in an encyclopedia: "A forest school is an approach …". */
const defining =
  /^an? [\p{L}\p{N} ,()/'’-]{2,80}?\b(?:is (?:an?|the|someone|somebody|one|any|trained|used)|are|refers to|means)\b/iu;
/**
 * What a treatment, law, or technology does in general: "Exposure may be useful", "AVD is the modern replacement
 * for …".
 */
const general =
  /^(?!(?:this|these|that|it|here|there|all|every|each|free|new)\b)(?:[\p{L}\d()'’/&,-]+ ){1,24}?(?:(?:can|may|might|could) (?:also |often |sometimes )?(?:help\b|be (?:useful|helpful|effective|beneficial|considered|combined|caused|triggered)|reduce\b|lead to|cause\b|occur\b)|looks? at|involves?\b|refers? to|(?:is|are) characteri[sz]ed|(?:is|are) (?:an? |the )?(?:[\p{L}'’-]+ ){0,5}(?:replacement for|form of|type of|kind of|condition (?:that|in|where)|disorder|standard for|(?:behavio(?:u)?ral|evidence-based) (?:treatment|therapy)|application service))/iu;
/**
 * What the businesses of a trade do in general: "Warehouses play a crucial role", "Some warehouses offer
 * cross-docking".
 */
const atLarge =
  /^(?:[\w &/-]{3,50}: )?(?:(?:some|many|most|modern) )?(?:warehouses|trucks|ships|(?:freight )?forwarders|carriers|airlines|shippers|banks|lenders|insurers|hospitals|manufacturers|retailers|restaurants|hotels|landlords)\b[^.]{0,160}?\b(?:plays?|serves? as|offers?|provides?|implements?|can|may|(?:are|is) (?:often |typically |usually |commonly )?(?:utili[sz]ed|used|designed|received|stored))\b|\bplays? an? (?:crucial|vital|key|central|important|essential|significant) role\b/i;
const maybe = phrases('may-explain');
const ownVoice = phrases('us-or-visitors');
const firstPerson = phrases('us');

/** `names` are the organization's names in lowercase letters and digits, without spaces. */
export function isExplanation(sentence: string, names: ReadonlySet<string>): boolean {
  if (defining.test(sentence)) return !firstPerson.test(sentence);
  if (atLarge.test(sentence) && !ownVoice.test(sentence)) return !named(sentence, names);
  if (!maybe.test(sentence) || ownVoice.test(sentence) || !general.test(sentence)) return false;
  return !named(sentence, names);
}

function named(sentence: string, names: ReadonlySet<string>): boolean {
  const letters = joinWords(sentence.toLowerCase(), '');
  return [...names].some((name) => letters.includes(name));
}
