import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { seenParts } from './seen-parts.ts';
import { siteWords } from './site-words.ts';

function seenOn(text: string, name: string, isOrganization = false) {
  const words = siteWords([pageOf('/', [text])]);
  if (!words) throw new Error('not in English');
  return seenParts(name, words, isOrganization);
}

describe('a name of several parts', () => {
  it.each([
    ['We breed miniature horses.', 'Puppy, kitten, and breeding animal sales', 'Breeding animal sales'],
    ['Classes in aerial silks and hoops.', 'Aerial silks, hoop, and trapeze', 'Aerial silks and hoop'],
    ['We repair pianos.', 'Repairs and alterations', 'Repairs'],
    ['Our blog appears weekly.', 'Blog and article publishing', 'Blog publishing'],
    ['Bakery tours.', 'Tours and cooking classes', 'Tours'],
    ['Math and reading classes.', 'Math, reading, and writing tutoring', 'Math and reading tutoring'],
    ['We place skilled workers.', 'Candidate search and placement', 'Placement'],
  ])('on a site that says %j, %j is %j', (text, name, shown) => {
    expect(seenOn(text, name)).toBe(shown);
  });

  it.each([
    ['Lawn bowling every Saturday.', 'Lawn bowling, croquet, and disc golf club', 'Lawn bowling club'],
    ['We sell used pianos.', 'Violin shop or piano store', 'Piano store'],
    ['Our mosque is open.', 'Mosque and Islamic center', 'Mosque and Islamic center'],
  ])('of an organization whose site says %j, %j is %j', (text, name, shown) => {
    expect(seenOn(text, name, true)).toBe(shown);
  });

  it.each([
    ['We groom dogs.', 'Repairs and alterations'],
    ['Rooms with breakfast.', 'Bed and breakfast or inn'],
    ['Our pool is open.', 'Pool and wellness for guests'],
    ['We sell tires.', 'Tire sales and service'],
    ['Breed by breed.', 'Dog grooming'],
  ])('on a site that says %j, %j stays as it is', (text, name) => {
    expect(seenOn(text, name)).toBe(name);
  });

  it('is not compared with a site in another language', () => {
    expect(siteWords([pageOf('/', ['Wir reparieren Klaviere.'], { language: 'de' })])).toBeNull();
  });
});
