import { phraseList } from '../text/phrase-list.ts';
import { joinWords, withoutMarks } from '../text/words.ts';
import type { TextBlock } from './page-facts.ts';

interface PersonInput {
  title: string;
  heading: string;
  blocks: readonly TextBlock[];
  types: readonly string[];
}

export function isAboutPerson({ title, heading, blocks, types }: PersonInput, lastSegment: string): boolean {
  if (!personName.test(heading)) return false;
  if (honorific.test(heading)) return true;
  if (plainWords(heading) !== plainWords(lastSegment)) return false;
  if (types.includes('Person')) return true;
  const besideTitle = title.split(separator).slice(1).join(' ');
  const first = blocks.find((block) => block.heading === heading && block.kind !== 'heading')?.text ?? '';
  return roleWords.test(besideTitle) || (first.split(' ').length <= maxRoleWords && roleWords.test(first));
}

const personName =
  /^(?:(?:Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:\.|[\p{L}'’-]+)){1,3}(?:, ?[\p{Lu}.]{2,})?$/u;
const honorific = /^(?:Dr|Prof)\.? \p{Lu}/u;
const separator = /\s[|–—·•»:-]\s|\||, /;
const maxRoleWords = 6;
const roleWords = phraseList([
  'attorney',
  'lawyer',
  'partner',
  'director',
  'manager',
  'officer',
  'president',
  'founder',
  'owner',
  'ceo',
  'cfo',
  'coo',
  'chief',
  'chair',
  'member',
  'analyst',
  'consultant',
  'associate',
  'engineer',
  'designer',
  'dds',
  'dmd',
  'md',
  'phd',
  'esq',
  'doctor',
  'dentist',
  'hygienist',
  'assistant',
  'adviser',
  'advisor',
  'agent',
  'teacher',
  'geschäftsführer(in)',
  'rechtsanwalt',
  'rechtsanwältin',
  'zahnarzt',
  'zahnärztin',
  'directeur',
  'directrice',
  'avocat(e)',
]);

function plainWords(text: string): string {
  return joinWords(withoutMarks(text.normalize('NFKD').toLowerCase()), ' ').trim();
}
