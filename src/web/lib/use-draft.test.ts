import { expect, it } from 'vitest';
import { readTextDraft } from './use-draft.ts';

const shape = { website: '', companyType: 'consulting' };

it('reads the stored texts, and the default if one is missing or not a text', () => {
  expect(readTextDraft({ website: 'example.com', companyType: 7, other: 'x' }, shape)).toEqual({
    website: 'example.com',
    companyType: 'consulting',
  });
});

it.each([null, 'text', 4, undefined])('refuses %j', (kept) => expect(readTextDraft(kept, shape)).toBeNull());
