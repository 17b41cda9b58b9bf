import { describe, expect, it } from 'vitest';
import { stemEnglish, stemmerOf } from './stem.ts';

describe('stems', () => {
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
    expect(new Set(forms.map((form) => stemEnglish(form)))).toHaveLength(1);
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
    expect(stemEnglish(one)).not.toBe(stemEnglish(other));
  });

  it.each([
    ['german', 'termin', 'termine', 'terminen'],
    ['french', 'réserver', 'réservez', 'réservé'],
    ['spanish', 'reservar', 'reserve'],
    ['italian', 'prenotare', 'prenotate'],
    ['portuguese', 'consulta', 'consultas'],
    ['dutch', 'behandeling', 'behandelingen'],
  ] as const)('brings inflected forms together by the algorithm for %s', (stemmer, ...forms) => {
    const stem = stemmerOf({ stemmer });
    expect(new Set(forms.map(stem))).toHaveLength(1);
  });

  it('takes the longest of the listed endings off where Snowball has none, and leaves four letters', () => {
    const stem = stemmerOf({ endings: ['a', 'y', 'ach', 'ami'] });
    expect(new Set(['wizyta', 'wizyty', 'wizytach', 'wizytami'].map(stem))).toEqual(new Set(['wizyt']));
    expect(stem('ciasta')).toBe('ciast');
    expect(stem('dach')).toBe('dach');
  });

  it('leaves short words and numbers alone', () => {
    expect(stemEnglish('bus')).toBe('bus');
    expect(stemEnglish('24hours')).toBe('24hours');
  });
});
