/** Why a proposal was refused, in plain words. */
export const refusalWords: Readonly<Record<string, string>> = {
  'unknown-block': 'named no part of the site',
  'quote-not-found': 'quote not on the page',
  'quote-too-short': 'quote too short',
  'name-not-found': 'name not on the page',
  'bad-name': 'no proper name',
  'price-in-name': 'a price in the name',
  'trade-not-shown': 'trade not supported by two quotes from the home or about page',
  'unknown-trade': 'unknown trade',
  'bad-rating': 'rating out of range',
  'speaks-to-machine': 'addressed to the model',
  'too-many': 'too many',
  'not-own-work': 'not the company’s own work',
  'not-judged': 'not judged',
  'not-shown': 'dropped by our rules, or nothing new',
};

/** Why a reading had no result. */
export const failureWords: Readonly<Record<string, string>> = {
  timeout: 'too slow',
  'rate-limited': 'rate limit',
  outage: 'not reachable',
  rejected: 'request rejected',
  refused: 'model declined',
  'cut-off': 'answer cut off',
  malformed: 'unreadable answer',
  budget: 'budget used up',
  interrupted: 'interrupted twice',
  'nothing-to-read': 'nothing to read',
  'speaks-to-machine': 'site contains instructions for models',
};
