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
  ])('gives the forms of %s one stem', (...forms) => {
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
  ])('gives %s and %s different stems', (one, other) => {
    expect(stemEnglish(one)).not.toBe(stemEnglish(other));
  });

  it.each([
    ['german', 'termin', 'termine', 'terminen'],
    ['french', 'réserver', 'réservez', 'réservé'],
    ['spanish', 'reservar', 'reserve'],
    ['italian', 'prenotare', 'prenotate'],
    ['portuguese', 'consulta', 'consultas'],
    ['dutch', 'behandeling', 'behandelingen'],
  ] as const)('gives inflected forms one stem by the algorithm for %s', (stemmer, ...forms) => {
    const stem = stemmerOf({ stemmer });
    expect(new Set(forms.map(stem))).toHaveLength(1);
  });

  it('removes the longest listed ending if Snowball has none, and leaves four letters', () => {
    const stem = stemmerOf({ endings: ['a', 'y', 'ach', 'ami'] });
    expect(new Set(['wizyta', 'wizyty', 'wizytach', 'wizytami'].map(stem))).toEqual(new Set(['wizyt']));
    expect(stem('ciasta')).toBe('ciast');
    expect(stem('dach')).toBe('dach');
  });

  it('does not stem short words and numbers', () => {
    expect(stemEnglish('bus')).toBe('bus');
    expect(stemEnglish('24hours')).toBe('24hours');
  });
});
