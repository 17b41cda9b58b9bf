import { phrases } from '../../text/phrases.ts';
import { nameStems } from './name-stems.ts';
import { isSpecific } from './service-words.ts';

/**
 * Matches names of sections, documents, goods, and kinds of customers, which also appear in lists
 * with services.
 */
const somethingElse =
  /\b(?:guides?|lists?|options|information|schedules?|calendars?|approach|process|methods?|infrastructure|curriculum|library|forms?|areas|facilities|machines?|machinery|equipment|products?|brands|gifts|events|works?|projects|individuals|families|business(?:es)?|students|members|patients|customers|clients|residents|industr(?:y|ies)|sectors?|technology|technologies|payments?|questions?|packages?|plans?|memberships?|insurance|financing|retail|started|inc|llc|ltd|features?|benefits?|results?|commitment|promise|technicians?|specialists?|team|staff|prices?|materials?|support|hours|supplies|accessories|managers?|owners|landlords|homeowners|hoas?|tenants|contractors|companies|restaurants|schools|offices|agents|brokers|developers|builders|buyers|sellers|attacks?|access|councils?|boards?|committees?|goods|values?|calculators?|verdicts|tissues?|landscape)$|^(?:ready|common|insurance|small business|meet|full|fully|easy|free|fast|open|real)\b(?! estate)/i;
const quality =
  /(?:[a-z]{3}(?:ive|ous|ful|less|able|ible)|[a-z]{4}ed|\b(?:un|non)[- ]?\p{L}+|friendly|secure|safe|modern|simple)$/iu;
const notOnlyQuality = phrases('not-only-qualities');

export function mayStandAmongServices(name: string): boolean {
  return (
    nameStems(name).size > 1 &&
    isSpecific(name) &&
    !somethingElse.test(name) &&
    (!quality.test(name) || notOnlyQuality.test(name))
  );
}

const partOfSite =
  /\b(?:guides?|lists?|information|calendars?|approach|process|infrastructure|library|forms?|areas|industr(?:y|ies)|questions?|disclaimers?|features?|benefits?|results?|commitment|promise|technicians?|team|staff|hours|buyers|sellers|values?|calculators?|gallery|moments|overview|contact|enrollment|started|inc|llc|ltd|flavou?rs|portions|policies|included?s?|fees|prices|details|options|extras|individuals|families|business(?:es)?|students|members|patients|customers|clients|residents|owners|landlords|homeowners|tenants|contractors|companies|agents|brokers|developers|payments?|itinerar(?:y|ies))$|^(?:ready|common|meet|full|fully|easy|free|fast|open|real|upcoming|contact|about|home|general|extraordinary|authentic|memorable|perfect|something|one (?!on\b|to\b)|two|three)\b(?! estate)/i;

export function mayBeOffered(name: string): boolean {
  return !partOfSite.test(name) && (!quality.test(name) || notOnlyQuality.test(name));
}
