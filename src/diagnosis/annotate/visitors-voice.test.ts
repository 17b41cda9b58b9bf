import { describe, expect, it } from 'vitest';
import { pageOf } from '#tests/support/page-builder.ts';
import { visitorsVoice } from './visitors-voice.ts';

const we = ['We look after your dog at home.', 'Our garden is fenced.', 'We walk twice a day.'];
const review = "I couldn't bear to leave my dog anywhere else.";

describe('visitorsVoice', () => {
  it('takes "I" for a customer if the organization says "we"', () => {
    const isVisitors = visitorsVoice([pageOf('/', [...we, review])]);
    expect(isVisitors(review, 'en')).toBe(true);
    expect(isVisitors('I came back and they had fed her.', 'en')).toBe(true);
    expect(isVisitors('I nostri cani dormono in casa.', 'it')).toBe(false);
  });

  it.each(['We look after your dog.', 'I will call you before I come.', 'Dogs stay with us or with me.'])(
    'takes %j for the organization',
    (sentence) => {
      expect(visitorsVoice([pageOf('/', we)])(sentence, 'en')).toBe(false);
    },
  );

  it('takes "I" for the organization if it often says so', () => {
    const mine = ['I look after dogs.', 'I studied grooming.', 'My garden is fenced.'];
    expect(visitorsVoice([pageOf('/', [...we, ...mine])])(review, 'en')).toBe(false);
    expect(visitorsVoice([pageOf('/', mine)])(review, 'en')).toBe(false);
  });
});
