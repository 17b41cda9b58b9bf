import { expect, it } from 'vitest';
import {
  signalFormPurposes,
  signalPageKinds,
  signalTechnologyKinds,
} from '#catalogue/signals/site-vocabulary.ts';
import { formPurposes, pageKinds, technologyKinds } from '../read/page-facts.ts';

it('lets the catalogue use exactly the words the reader has', () => {
  expect([...signalFormPurposes]).toEqual([...formPurposes]);
  expect([...signalTechnologyKinds]).toEqual([...technologyKinds]);
  expect([...signalPageKinds]).toEqual([...pageKinds]);
});
