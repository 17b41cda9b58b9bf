import { describe, expect, it } from 'vitest';
import { stemWord } from './stem.ts';

describe('stemWord', () => {
  it.each([
    ['book', 'books', 'booked', 'booking'],
    ['schedule', 'schedules', 'scheduled', 'scheduling'],
    ['plan', 'plans', 'planned', 'planning'],
    ['hire', 'hires', 'hired', 'hiring'],
    ['quote', 'quotes', 'quoted', 'quoting'],
    ['policy', 'policies'],
    ['apply', 'applies', 'applied', 'applying'],
    ['organise', 'organize', 'organising', 'organized'],
    ['colour', 'color', 'colours'],
    ['enrolment', 'enrollment', 'enrolments'],
    ['tax', 'taxes'],
    ['class', 'classes'],
    ['diagnosis', 'diagnoses'],
    ['add', 'adds', 'added', 'adding'],
  ])('brings the forms of %s together', (...forms) => {
    expect(new Set(forms.map((form) => stemWord(form, 'en')))).toHaveLength(1);
  });

  it.each([
    ['care', 'car'],
    ['file', 'fill'],
    ['dine', 'dinner'],
    ['business', 'busy'],
    ['news', 'new'],
    ['string', 'strong'],
    ['insurance', 'insure'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stemWord(one, 'en')).not.toBe(stemWord(other, 'en'));
  });

  it.each([
    ['de', 'termin', 'termine', 'terminen'],
    ['fr', 'réserver', 'réservez', 'réservé'],
    ['es', 'reservar', 'reserve'],
  ] as const)('knows plain endings of %s', (language, ...forms) => {
    expect(new Set(forms.map((form) => stemWord(form, language)))).toHaveLength(1);
  });

  it('leaves short words and numbers alone', () => {
    expect(stemWord('bus', 'en')).toBe('bus');
    expect(stemWord('24hours', 'en')).toBe('24hours');
  });
});
