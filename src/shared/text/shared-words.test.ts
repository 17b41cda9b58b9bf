import { expect, it } from 'vitest';
import { closestFirst, countSharedWords } from './shared-words.ts';

it('counts the words that a quote has in common with the names of work, in any form', () => {
  const names = ['Answer common questions', 'Appointment booking'];
  expect(countSharedWords('We answered your question: booked appointments, booking, bookings.', names)).toBe(
    4,
  );
  expect(countSharedWords('We began as a tool and die shop in 1968.', names)).toBe(0);
  expect(countSharedWords('', names)).toBe(0);
});

it('puts the quote about the work first and keeps the order of the others', () => {
  const quotes = ['Founded in 1968', 'Open daily', 'Booking online is easy'].map((quote) => ({ quote }));
  expect(closestFirst(quotes, ['Appointment booking']).map(({ quote }) => quote)).toEqual([
    'Booking online is easy',
    'Founded in 1968',
    'Open daily',
  ]);
});
