import { phrases } from '../../text/phrases.ts';
import { countSpaced } from '../../text/words.ts';

const servicesHeading = phrases('services-headings');
const otherHeading = phrases('other-headings');
const maxWords = 8;

const experiences = /^(?:our |curated |the )?(?:[\p{L}-]+ )?experiences$/iu;

const listName = phrases('list-names');

export function isListName(name: string): boolean {
  return listName.test(name);
}

/** A list of practice areas or kinds of cases contains only services. */
export function isPractices(text: string): boolean {
  return /\b(?:practice areas|areas of practice|cases we (?:handle|take))\b/i.test(text);
}

export function isOfferHeading(text: string): boolean {
  return isServicesHeading(text) || experiences.test(text);
}

const goodsHeading = phrases('goods-headings');

const ours = /^our (?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}(?<!s)s$/iu;

export function isGoodsHeading(text: string): boolean {
  return (goodsHeading.test(text) || ours.test(text)) && !otherHeading.test(text) && !isOtherHeading(text);
}

const notOffered =
  /\b(?:why|benefits?|values|mission|process|how (?:it|we|to|selling|ordering)|steps?|team|staff|people|meet|testimonials?|reviews?|clients?|customers?|industries|sectors|markets?|who we|faqs?|questions?|news|articles?|blog|posts?|insights|guides?|resources?|tips|events|upcoming|areas?|locations?|cities|towns|partners|projects?|portfolio|case (?:studies|results)|results|gallery|contact|hours|about|story|history|awards|credentials|approach|difference|commitment|promise|expect|careers?|jobs|openings|positions|donat\p{L}+|donors?|giving|flavou?rs|(?:pets|animals|species|breeds|patients|brands|makes|models|vehicles|cars) (?:we|that)|sponsors?(?:hip)?|tuition|fees|costs?|pay|policies|scholarships?|needs?|problems?|symptoms|conditions|signs|features|stats|numbers|included?s?|related|doctors|dentists|physicians|providers|specialists|experts|attorneys|lawyers|agents|realtors|instructors|teachers|coaches|trainers|therapists|stylists|artists|authors|speakers|officers|leaders(?:hip)?|volunteers|members|pastors|families|offices|stores|branches|facilit(?:y|ies)|machines|equipment|vehicles|principles|goals|standards|strengths|beliefs|pillars|achievements|accreditations|certifications|qualifications|initiatives|campaigns|friends|supporters|investors|vendors|suppliers|brands|socials|channels|photos|pictures|pages|links|ways to|get in touch|reach us|find us)\b/iu;

export function isOtherHeading(text: string): boolean {
  return notOffered.test(text);
}

export function isServicesHeading(text: string): boolean {
  return countSpaced(text) <= maxWords && servicesHeading.test(text) && !otherHeading.test(text);
}
