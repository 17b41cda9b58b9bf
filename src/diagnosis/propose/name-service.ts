import { capitalise } from '../compose/name-workflow.ts';
import { phrases } from '../text/phrases.ts';
import { stemEnglish } from '../text/stem.ts';

/** What a service may be called besides the pattern's own word: a "sick visit" needs no "visits" behind it. */
const occasions = phrases('occasions');

/** What a consultancy may call its work, so that no "engagement" need stand behind it. */
const engagements = phrases('engagements');

/**
 * A service in its workflow's pattern: "Divorce" in "{service} case handling". A word that it ends in is not repeated.
 */
export function nameService(pattern: string, service: string): string {
  const [, after = ''] = pattern.split('{service}');
  const said =
    stemOfLast(service) === stemOfLast(after) ||
    (occasions.test(service) && occasions.test(after)) ||
    (engagements.test(service) && /\bengagement$/.test(after));
  return capitalise(said ? service : pattern.replace('{service}', service));
}

function stemOfLast(text: string): string | null {
  const last = text.toLowerCase().match(/\p{L}+(?=\P{L}*$)/u)?.[0];
  return last === undefined ? null : stemEnglish(last);
}
