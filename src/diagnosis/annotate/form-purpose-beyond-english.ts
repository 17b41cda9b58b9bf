import type { Lexicon } from '#catalogue/lexicon/lexicon-schemas.ts';
import { signalFormPurposes } from '#catalogue/signals/site-vocabulary.ts';
import type { PageForm } from '../read/page-facts.ts';

type Purpose = PageForm['purpose'];

const general: ReadonlySet<Purpose> = new Set(['other', 'contact', 'upload']);

export function formPurposeBeyondEnglish(form: PageForm, lexicon: Lexicon | undefined): Purpose {
  if (!general.has(form.purpose)) return form.purpose;
  const byWords = lexicon ? purposeByWords(form, lexicon) : null;
  if (byWords !== null) return byWords;
  return form.purpose === 'other' ? purposeByFields(form) : form.purpose;
}

function purposeByWords({ submit, heading, fields }: PageForm, { language }: Lexicon): Purpose | null {
  const saying = `${submit ?? ''} | ${heading ?? ''}`.toLowerCase();
  const labels = fields.map(({ label }) => label.toLowerCase()).join(' | ');
  const words = (purpose: Purpose) => language.forms?.[purpose] ?? [];
  const byText = (text: string) =>
    signalFormPurposes.find((purpose) => words(purpose).some((word) => text.includes(word.toLowerCase())));
  // Any form may mention a message in its button or heading, so labels override `contact`.
  const telling = byText(saying);
  return telling && telling !== 'contact' ? telling : (byText(labels) ?? telling ?? null);
}

const byAutocomplete: readonly (readonly [string, Purpose])[] = [
  ['new-password', 'sign-in'],
  ['current-password', 'sign-in'],
  ['cc-', 'checkout'],
];

function purposeByFields({ fields }: PageForm): Purpose {
  const types = fields.map(({ type }) => type);
  const filled = fields.flatMap(({ autocomplete }) => autocomplete ?? []);
  const known = byAutocomplete.find(([beginning]) => filled.some((field) => field.startsWith(beginning)));
  if (known) return known[1];
  const asksWho =
    types.some((type) => type === 'email' || type === 'tel') ||
    filled.some((field) => field === 'email' || field === 'tel');
  return types.includes('textarea') && asksWho ? 'contact' : 'other';
}
