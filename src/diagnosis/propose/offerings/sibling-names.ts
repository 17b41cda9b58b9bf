import { nameStems } from './name-stems.ts';
import { isSpecific } from './service-words.ts';

/** Names of parts of a site, of papers, goods and kinds of customers, that stand in one list with services as well. */
const somethingElse =
  /\b(?:guides?|lists?|options|information|schedules?|calendars?|approach|process|methods?|infrastructure|curriculum|library|forms?|areas|facilities|machines?|machinery|equipment|products?|brands|gifts|events|works?|projects|individuals|families|business(?:es)?|students|members|patients|customers|clients|residents|industr(?:y|ies)|sectors?|technology|technologies|payments?|questions?|packages?|plans?|memberships?|insurance|financing|retail|started|inc|llc|ltd|features?|benefits?|results?|commitment|promise|technicians?|specialists?|team|staff|prices?|materials?|support|hours|supplies|accessories|managers?|owners|landlords|homeowners|hoas?|tenants|contractors|companies|restaurants|schools|offices|agents|brokers|developers|builders|buyers|sellers|attacks?|access|councils?|boards?|committees?|goods|values?|calculators?|verdicts|tissues?|landscape)$|^(?:ready|common|insurance|small business|meet|full|fully|easy|free|fast|open|real)\b(?! estate)/i;
/** "Fully responsive", "Custom designed": what a thing is like. */
const quality =
  /(?:[a-z]{3}(?:ive|ous|ful|less|able|ible)|[a-z]{4}ed|\b(?:un|non)[- ]?\p{L}+|friendly|secure|safe|modern|simple)$/iu;
const notOnlyQuality =
  /(?:initiative|alternative|archive|drive|olive|table|cable|vegetable|seed|feed|shed|med)s?$/i;

/** Whether a name may be that of a service where it stands among services, though it does not end as names of work do. */
export function mayStandAmongServices(name: string): boolean {
  return (
    nameStems(name).size > 1 &&
    isSpecific(name) &&
    !somethingElse.test(name) &&
    (!quality.test(name) || notOnlyQuality.test(name))
  );
}
