import { phrases } from '../text/phrases.ts';

/** What a form or page says when something went wrong or through: words of the website, not of the organization. */
const message = phrases('machine-messages');
const longest = 160;

/** True for such a message. */
export function isMachineMessage(sentence: string): boolean {
  return sentence.length <= longest && message.test(sentence);
}
