import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { isBiography, isEarlierCareer, isOfOthers, tellsOfSurroundings } from './about-others.ts';

describe('tellsOfSurroundings', () => {
  it.each([
    ['Things to do nearby', true],
    ['The local area', true],
    ['Useful links', true],
    ['What we do', false],
  ])('for a page called %j: %s', (heading, expected) => {
    expect(tellsOfSurroundings(pageOf('/area', [`# ${heading}`, 'Text.']))).toBe(expected);
  });
});

describe('isOfOthers', () => {
  it.each([
    ['Our customers install heating systems in schools.', false, true],
    ['Our customers can order by telephone.', false, false],
    ['Our customers install what we deliver.', false, false],
    ['The shack caters for parties.', true, true],
    ['We cater for parties.', true, false],
    ['The shack caters for parties.', false, false],
  ])('%j (on a page about the surroundings: %s): %s', (sentence, amid, expected) => {
    expect(isOfOthers(sentence, amid)).toBe(expected);
  });
});

describe('isEarlierCareer', () => {
  const names = new Set(['hallamconsulting']);
  it.each([
    ['At Veridian, Ada owned the cloud roadmap.', true],
    ['Ada led the migration of servers at Northfield Bank.', true],
    ['At Hallam Consulting, Ada led the migration of servers.', false],
    ['We led the migration of servers at Northfield Bank.', false],
    ['At our shop you will be served at once.', false],
  ])('%j: %s', (sentence, expected) => {
    expect(isEarlierCareer(sentence, names)).toBe(expected);
  });
});

describe('isBiography', () => {
  it.each([
    ['Katrin joined our team in 2019 and loves her work.', true],
    ['Dr. Maria Holm graduated from a school of dentistry.', true],
    ['She earned her degree in accounting.', true],
    ['Tom Ashe started his career as a roofer.', true],
    ['In 2004 Ines received her bachelor’s degree in nursing.', true],
    ['Having completed her residency in Lund, Dr. Holm treats arthritis and lupus.', true],
    ['He led a research project on soil and is the author of several books.', true],
    ['With his certification, he repairs engines of all makes in our workshop.', false],
    ['We joined the chamber of commerce.', false],
    ['She repairs violins and cellos in our workshop.', false],
    ['Join our team of roofers.', false],
    ['Dr. Holm treats children from birth.', false],
    ['The school graduated its first class in May.', false],
  ])('%j: %s', (sentence, expected) => {
    expect(isBiography(sentence)).toBe(expected);
  });
});
