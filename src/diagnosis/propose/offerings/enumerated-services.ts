import { countSpaced } from '../../text/words.ts';
import type { OwnSentence } from './own-sentences.ts';
import { serviceLabel } from './service-label.ts';

export interface EnumeratedService {
  name: string;
  sentence: OwnSentence;
}

const offering =
  /\b(?:we|i|our [\p{L} -]{0,40}?)(?: also| currently| proudly| can| will| now)* (?:offers?|provides?|speciali[sz]es? in|performs?|handles?|delivers?|supply|supplies)\s+(.+)$|\bservices (?:we (?:offer|provide) )?(?:include|are|such as)\s+(.+)$/iu;
const opening =
  /^(?:(?:a|an|the|our|your|both|also|full|complete|wide|broad|range|variety|array|selection|number|line|of|including|include|such|as|like|in|professional|quality|high-quality|expert|comprehensive|affordable|reliable|free|fast)\s+)+/i;
const closing =
  /\s+(?:for|to|in|at|by|with|that|which|from|on|throughout|across|so|while|using|including)\s.*$/i;
const forWhom = [' for ', ' to '];
const maxWords = 4;

export function enumeratedServices(
  sentences: readonly OwnSentence[],
  names: (name: string) => boolean,
): EnumeratedService[] {
  return sentences.flatMap((sentence) => {
    const match = offering.exec(sentence.text);
    const list = match?.[1] ?? match?.[2];
    if (!list) return [];
    const parts = list.split(/,|;|•|\band\b|&|\bas well as\b|\bor\b/);
    // What follows "for" or "to" names customers or occasions, as does the rest of the list:
    // "Trophies for clubs, schools and corporate events".
    const last = parts.findIndex((part) => forWhom.some((word) => part.toLowerCase().includes(word)));
    return (last < 0 ? parts : parts.slice(0, last + 1)).flatMap((part): EnumeratedService[] => {
      const plain = part
        .trim()
        .replace(opening, '')
        .replace(closing, '')
        .replace(/[.!:]+$/, '')
        .trim();
      const name = countSpaced(plain) <= maxWords ? serviceLabel(plain) : null;
      return name && names(name) ? [{ name, sentence }] : [];
    });
  });
}
