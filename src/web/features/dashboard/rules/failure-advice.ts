import type { FailureCode } from '#shared/schemas/failure.ts';

/** The ways on from a failed audit. */
export type WayOn = 'same-again' | 'other-address' | 'by-hand';

export interface FailureAdvice {
  text: string;
  /** The way that the text speaks of: it comes first and stands out. */
  best: WayOn;
}

/** What a visitor can do about each failure. The reason itself is the server's own sentence. */
export const failureAdvice: Record<FailureCode, FailureAdvice> = {
  'address-not-allowed': {
    text: 'Give the public address of the website, as you would tell it to a customer.',
    best: 'other-address',
  },
  'name-not-found': {
    text: 'Check the spelling of the address, or try it with another ending.',
    best: 'other-address',
  },
  unreachable: {
    text: 'Open the website in your browser. If it answers there, try again in a few minutes.',
    best: 'same-again',
  },
  'timed-out': {
    text: 'The website may be slow just now. Try again in a few minutes.',
    best: 'same-again',
  },
  certificate: {
    text: 'The website needs a valid certificate before it can be read safely. Until then you can enter your work by hand.',
    best: 'by-hand',
  },
  'refused-by-robots': {
    text: 'The website asks programs not to read it, and we keep to that. You can enter your work by hand.',
    best: 'by-hand',
  },
  blocked: {
    text: 'The website turns programs away. You can enter your work by hand.',
    best: 'by-hand',
  },
  'not-html': {
    text: 'Give the address of a web page rather than of a file.',
    best: 'other-address',
  },
  'needs-javascript': {
    text: 'The website shows nothing without a browser. You can enter your work by hand.',
    best: 'by-hand',
  },
  'too-little-text': {
    text: 'There is too little on the website to judge by. You can enter your work by hand.',
    best: 'by-hand',
  },
  internal: {
    text: 'This is our fault and not yours. Try again in a few minutes.',
    best: 'same-again',
  },
};

const waysOn: readonly WayOn[] = ['same-again', 'by-hand', 'other-address'];

/** All ways on, the best one first. */
export function orderWaysOn(best: WayOn): readonly WayOn[] {
  return [best, ...waysOn.filter((way) => way !== best)];
}
