import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { answerTo } from './visitor-question.ts';

const says = (question: string, ...after: string[]) => {
  const { blocks } = pageOf('/faq', [question, ...after]);
  const answer = answerTo(blocks, 0, { start: 0, end: question.indexOf('?') + 1 });
  const at = answer?.at;
  return answer && [answer.says, at ? blocks[at.block]?.text.slice(at.start, at.end) : null];
};

describe('answerTo', () => {
  it.each([
    ['Do you install tanks?', 'Yes, we install any tank.', 'yes', 'Yes, we install any tank.'],
    ['3. Can I pay by card?', 'Of course. We take every card.', 'yes', 'Of course. We take every card.'],
    ['Do you offer boarding?', 'No, we have no kennel.', 'no', 'No, we have no kennel.'],
    ['Can you ship abroad?', 'Unfortunately not yet.', 'no', 'Unfortunately not yet.'],
    ['What payment methods do you take?', 'We take every card.', 'yes', 'We take every card.'],
    ['What payment methods do you take?', 'Cash and cards.', 'open', 'Cash and cards.'],
    [
      'Do you offer boarding?',
      'We recommend the kennel next door.',
      'open',
      'We recommend the kennel next door.',
    ],
    ['How do I book a room?', 'Call the desk.', 'open', 'Call the desk.'],
  ])('finds the answer to %s', (question, answer, how, quote) => {
    expect(says(question, answer)).toEqual([how, quote]);
  });

  it('finds the answer in the same block', () => {
    expect(says('Do you install tanks? Yes, of any size.')).toEqual(['yes', 'Yes, of any size.']);
  });

  it('does not treat a heading or another question as an answer', () => {
    expect(says('Do you install tanks?', '# Our hours')).toEqual(['open', null]);
    expect(says('Do you install tanks?', 'Do you sell fish?')).toEqual(['open', null]);
  });

  it.each([
    'Do you need a quote?',
    'Are you looking for a new home?',
    'How can we help you?',
    'Ready to book?',
    'Would you like to view this property?',
    'We install tanks.',
  ])('ignores what the organization asks or says: %s', (question) => {
    expect(answerTo(pageOf('/', [question]).blocks, 0, { start: 0, end: question.length })).toBeNull();
  });
});
