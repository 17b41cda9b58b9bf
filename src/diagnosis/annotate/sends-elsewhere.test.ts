import { describe, expect, it } from 'vitest';
import { sendsElsewhere } from './sends-elsewhere.ts';

const own = { names: new Set(['millbrookborough', 'penhallowwaste']), host: 'www.millbrookborough.example' };

describe('sendsElsewhere', () => {
  it.each([
    'Feel free to contact Heron Disposal at 555-0100 about large items.',
    'Please call the Department of Transportation on weekdays.',
    'For more information please visit www.truewater.com',
    'Details of homes may be hosted by Heron & Vale International Realty.',
    'Classes are offered by the Larch County Extension.',
  ])('recognizes in %j that another organization should be asked', (sentence) => {
    expect(sendsElsewhere(sentence, own)).not.toBeNull();
  });

  it.each([
    'Contact us at 555-0100.',
    'Pick-ups are handled by Penhallow Waste.',
    'Treatment is provided by Dr. Holm.',
    'Contact Ada Penhallow at 555-0100 for a price.',
    'Call Customer Service Company Line at 555-0100.',
    'Contact Penhallow Waste for a pick-up.',
    'Visit us at www.millbrookborough.com for more.',
    'Write to office@truewater.com with any question.',
  ])('finds no other organization in %j', (sentence) => {
    expect(sendsElsewhere(sentence, own)).toBeNull();
  });
});
