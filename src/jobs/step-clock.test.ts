import { expect, it } from 'vitest';
import { createStepClock } from './step-clock.ts';

it('adds up the time of each step, even if it is resumed', () => {
  let at = 100;
  const clock = createStepClock('waiting', () => at);
  at = 130;
  clock.enter('crawling');
  at = 140;
  clock.enter('crawling');
  at = 230;
  clock.enter('storing');
  at = 231;
  clock.enter('waiting');
  at = 241.4;
  expect(clock.end()).toEqual({ waiting: 40, crawling: 100, storing: 1 });
});
