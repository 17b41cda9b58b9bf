import type { FailureCode } from '#shared/schemas/failure.ts';

export type WayOn = 'same-again' | 'other-address' | 'by-hand';

export interface FailureAdvice {
  text: string;
  best: WayOn;
}

export const failureAdvice: Record<FailureCode, FailureAdvice> = {
  'address-not-allowed': {
    text: "Enter the website's public address, as you would give it to a customer.",
    best: 'other-address',
  },
  'name-not-found': {
    text: 'Check the spelling of the address, or try a different ending such as .com or .org.',
    best: 'other-address',
  },
  unreachable: {
    text: 'Open the website in your browser. If it works there, try again in a few minutes.',
    best: 'same-again',
  },
  'timed-out': {
    text: 'The website may be slow right now. Try again in a few minutes.',
    best: 'same-again',
  },
  certificate: {
    text: 'The website needs a valid security certificate before we can read it safely. Until then, you can enter your workflows by hand.',
    best: 'by-hand',
  },
  'refused-by-robots': {
    text: "The website's robots.txt asks automated visitors to stay away, and we respect that. You can enter your workflows by hand instead.",
    best: 'by-hand',
  },
  blocked: {
    text: 'The website blocks automated access. You can enter your workflows by hand instead.',
    best: 'by-hand',
  },
  'not-html': {
    text: 'Enter the address of a web page instead of a file.',
    best: 'other-address',
  },
  'needs-javascript': {
    text: "The website's content loads only in a browser, so we couldn't read it. You can enter your workflows by hand instead.",
    best: 'by-hand',
  },
  'too-little-text': {
    text: 'The website has too little text for a diagnosis. You can enter your workflows by hand instead.',
    best: 'by-hand',
  },
  internal: {
    text: 'This is our fault, not yours. Try again in a few minutes.',
    best: 'same-again',
  },
};

const waysOn: readonly WayOn[] = ['same-again', 'by-hand', 'other-address'];

export function orderWaysOn(best: WayOn): readonly WayOn[] {
  return [best, ...waysOn.filter((way) => way !== best)];
}
