import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { type PhraseList, phraseList } from '../text/phrase-list.ts';
import { phrases } from '../text/phrases.ts';
import { countSpaced } from '../text/words.ts';
export interface CustomerSpan {
  start: number;
  end: number;
  /**
   * `firm` if the wording implies business buyers, `soft` if anybody may buy. A compound puts the buyers' trade
   * first: "dental marketing" is a `compound`, "restaurant equipment" a `soft-compound`.
   */
  tier: 'firm' | 'soft' | 'compound' | 'soft-compound';
  /** Id of the seller's industry: the marketing agency in "dental marketing". Null if it is unknown. */
  seller: string | null;
  listed: boolean;
}

function softwareSeller(): string | null {
  return loadKnowledge().industries.find(({ id }) => hasTradeTrait(id, 'sells-software'))?.id ?? null;
}

const firmGoods =
  'software|platforms?|apps?|crm|saas|(?:printable |digital |website )?templates|printables|marketing|seo|advertising|ads|web ?sites?|web ?design|branding|bookkeeping|accounting|accountants?|cpas?|payroll|insurance|liability coverage|staffing|recruit(?:ment|ing)|(?:it|tech(?:nology|nical)?|computer) (?:support|services)|equipment|suppl(?:ies|iers?)|uniforms?|workflows|automation|coach(?:es|ing)?|consult(?:ing|ancy|ants?)|(?:business|working) (?:loans|capital|funding)|factoring';
const softGoods =
  'laundry|linens?|printing|signs?|signage|flooring|lighting|photography|pest control|waste (?:removal|collection)|deliver(?:y|ies)|pick[- ]?ups?|training|trainers?|courses?|workshops?|seminars?|webinars?|solutions?|services?|products?|furniture|packaging|machines|systems?|tools?|cleaning|loans|financing|network|magazine|resources';
const endsInGoods = (goods: string) =>
  new RegExp(
    `\\b(${goods})(?: (?:built|made|designed|created|tailored|specifically|specially|exclusively|only|just|[a-z]+ed))*$`,
  );
const endsInFirmGoods = endsInGoods(firmGoods);
const endsInSoftGoods = endsInGoods(softGoods);
const forWhom = / for (?:(?:the|all|every|busy|local|small|independent) )*/g;
const lookBack = 64;
const firmVerbs = phrases('trains-or-insures');
const namesCustomers = phrases('names-customers');
const softVerbs = phrases('serves-anybody');
const tradesServed =
  /\b(?:industries|sectors|verticals)(?: (?:we serve|served))?,? (?:including|such as|like|ranging from):? /g;
const madeFor = phrases('made-for');
/** "Your restaurant" is the visitor's, except in phrases such as "your restaurant in the old town". */
const visitors =
  /\byour (?:own |entire |whole )?((?:(?:hotels?|resorts?|guest ?houses?|bed and breakfast|restaurants?|caf[eé]s?|bars?|bakery|food truck|stores?|shops?|salons?|dental practice|clinics?|pharmacy|church(?:es)?|school|gym|law firm|firm|dealership|warehouse|factory|plant|construction (?:company|business)|airbnb|vacation rentals?|rental property)(?:, (?:or |and )?| or | and | & )?)+)(?! (?:home|in|of|at)\b)/g;
const usedBy =
  /\b(?:software|platform|app|tool|system|crm) (?:that|which|where) ([\w ,&'’/-]{3,90}?) (?:use|uses|love|trust|rely|need|run|choose|turn)\b/g;
/** In "dental marketing" and "church management software", the words before the goods name the buyers' trade. */
const compounds =
  / (?:(software|platforms?|apps?|crm|saas|templates|marketing|seo|advertising|web ?sites|web ?design|branding|staffing|recruit(?:ment|ing|ers?)|insurance|accounting|accountants?|bookkeeping|bookkeepers?|payroll|uniforms)|cleaning|cleaners|equipment|supplies|training|trainers|coach(?:ing)?|consulting|consultancy|consultants)(?![\w'’-])/g;
const wordsBefore = /(?:[^\s,.;:!?()]+(?: &)? ?){1,3}$/;
const smallWord =
  /^.*(?:^|\s)(?:and|or|our|the|for|your|of|in|with|we|to|a|an|by|from|on|is|are|as|at|free|best)\s/;
const ends =
  /[.;:!?|()–—]|\s-\s|,? (?:and|but) (?:we|our|help|run|build)\b|\b(?:so|that|which|because|while|who|we|our|with|where|when|if|is|are|use|can|in order|to (?:help|make|get|keep|grow|run|build))\b/;

export function customerSpans(spoken: string): CustomerSpan[] {
  const small = spoken.toLowerCase();
  // A letter such as "İ" becomes two characters in lower case, which would shift the offsets.
  const sentence = small.length === spoken.length ? small : spoken;
  const spans: CustomerSpan[] = [];
  const add = (span: Omit<CustomerSpan, 'listed'>) => spans.push({ ...span, listed: false });
  for (const { index, 0: match } of sentence.matchAll(forWhom)) {
    const head = sentence.slice(Math.max(0, index - lookBack), index);
    const firm = endsInFirmGoods.exec(head);
    const goods = firm ?? endsInSoftGoods.exec(head);
    const start = index + match.length;
    if (goods)
      add({ start, end: endFrom(sentence, start), tier: firm ? 'firm' : 'soft', seller: sellerOf(goods[0]) });
  }
  for (const [verbs, tier] of [
    [firmVerbs, 'firm'],
    [namesCustomers, 'firm'],
    [softVerbs, 'soft'],
    [madeFor, 'soft'],
  ] as const) {
    for (const { end, text } of verbs.findAll(sentence)) {
      if (sentence.charAt(end) !== ' ') continue;
      add({ start: end + 1, end: endFrom(sentence, end + 1), tier, seller: sellerOf(text) });
    }
  }
  for (const { index, 0: match } of sentence.matchAll(tradesServed)) {
    const start = index + match.length;
    add({ start, end: endFrom(sentence, start), tier: 'firm', seller: sellerOf(match) });
  }
  for (const { index, 0: match, 1: whose = '' } of sentence.matchAll(visitors)) {
    const start = index + match.length - whose.length;
    add({ start, end: start + whose.length, tier: 'soft', seller: null });
  }
  for (const { index, 0: match, 1: who = '' } of sentence.matchAll(usedBy)) {
    const start = index + match.indexOf(who, match.search(/\s(?:that|which|where)\s/i));
    add({ start, end: start + who.length, tier: 'firm', seller: softwareSeller() });
  }
  for (const { index: end, 0: match, 1: good } of sentence.matchAll(compounds)) {
    const before = wordsBefore.exec(sentence.slice(Math.max(0, end - lookBack), end))?.[0] ?? '';
    const trade = `${before} `.replace(smallWord, '').trimEnd();
    if (trade !== '')
      add({
        start: end - trade.length,
        end,
        tier: good ? 'compound' : 'soft-compound',
        seller: sellerOf(match),
      });
  }
  return spans;
}

function endFrom(sentence: string, start: number): number {
  const behind = sentence.slice(start);
  return start + (ends.exec(behind)?.index ?? behind.length);
}

let sellerWords: readonly [string, PhraseList][] | null = null;

function sellerOf(words: string): string | null {
  sellerWords ??= loadKnowledge().industries.flatMap(({ id, soldAs }): [string, PhraseList][] =>
    soldAs ? [[id, phraseList(soldAs)]] : [],
  );
  return sellerWords.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** If a span is found, the match describes the customers, not the organization. */
export function customersOf(
  { start, end }: { start: number; end: number },
  spans: readonly CustomerSpan[],
  industry: string,
): CustomerSpan | undefined {
  return spans.find((span) => span.start <= start && end <= span.end && mayBuy(industry, span));
}

/** In characters; a longer text in a list of customers may describe the work done for the customer. */
const longestName = 48;

function sellsToTrades(industry: string): boolean {
  return hasTradeTrait(industry, 'sells-to-trades');
}

function mayBuy(industry: string, { tier, listed, seller, start, end }: CustomerSpan): boolean {
  if (tier === 'firm' || (listed && end - start <= longestName)) return true;
  if (
    tier !== 'soft' &&
    sellsToTrades(industry) &&
    !(tier === 'compound' && seller !== null && hasTradeTrait(seller, 'staffs'))
  )
    return false;
  return tier === 'compound' || hasTradeTrait(industry, 'buys-from-trades');
}

/** False for a compound, because "dental cleaning" on a home page is the dentist's own work. */
export function namesBuyers({ tier }: CustomerSpan): boolean {
  return tier === 'firm' || tier === 'soft';
}

export function isTradeApart(industry: string): boolean {
  return !sellsToTrades(industry);
}

const customersHeading = phrases('customers-titles');

export function announcesCustomers(heading: string): boolean {
  return countSpaced(heading) <= 10 && customersHeading.test(heading.trim());
}
