import type { FailureCode } from '#shared/schemas/failure.ts';

/** What a visitor can do about each failure. The reason itself is the server's own sentence. */
export const failureAdvice: Record<FailureCode, string> = {
  'address-not-allowed': 'Give the public address of the website, as you would tell it to a customer.',
  'name-not-found': 'Check the spelling of the address, or try it with another ending.',
  unreachable: 'Open the website in your browser. If it answers there, try again in a few minutes.',
  'timed-out': 'The website may be slow just now. Try again in a few minutes.',
  certificate: 'The website needs a valid certificate before it can be read safely.',
  'refused-by-robots':
    'The website asks programs not to read it, and we keep to that. You can enter your work by hand.',
  blocked: 'The website turns programs away. You can enter your work by hand.',
  'not-html': 'Give the address of a web page rather than of a file.',
  'needs-javascript': 'The website shows nothing without a browser. You can enter your work by hand.',
  'too-little-text': 'There is too little on the website to judge by. You can enter your work by hand.',
  internal: 'This is our fault and not yours. Try again in a few minutes.',
};
