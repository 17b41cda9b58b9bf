import { expect, it } from 'vitest';
import {
  signalFormPurposes,
  signalPageKinds,
  signalTechnologyKinds,
} from '#catalogue/signals/site-vocabulary.ts';
import { formPurposes, pageKinds, technologyKinds } from '../read/page-facts.ts';

it('has exactly the same words in the catalog and in the reader', () => {
  expect([...signalFormPurposes]).toEqual([...formPurposes]);
  expect([...signalTechnologyKinds]).toEqual([...technologyKinds]);
  expect([...signalPageKinds]).toEqual([...pageKinds]);
});
