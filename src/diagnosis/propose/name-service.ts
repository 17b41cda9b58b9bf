import { capitalize } from '#shared/text/capitalize.ts';
import { phrases } from '../text/phrases.ts';
import { stemEnglish } from '../text/stem.ts';

const occasions = phrases('occasions');

const engagements = phrases('engagements');

/** "Divorce" and "{service} case handling" give "Divorce case handling". */
export function nameService(pattern: string, service: string): string {
  const [, after = ''] = pattern.split('{service}');
  const isRepeated =
    stemOfLast(service) === stemOfLast(after) ||
    (occasions.test(service) && occasions.test(after)) ||
    (engagements.test(service) && /\bengagement$/.test(after));
  return capitalize(isRepeated ? service : pattern.replace('{service}', service));
}

function stemOfLast(text: string): string | null {
  const last = text.toLowerCase().match(/\p{L}+(?=\P{L}*$)/u)?.[0];
  return last === undefined ? null : stemEnglish(last);
}
