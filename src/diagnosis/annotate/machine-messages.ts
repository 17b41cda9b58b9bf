import { phrases } from '../text/phrases.ts';

/** Success and error messages come from the website's software, not from the organization. */
const message = phrases('machine-messages');
const longest = 160;

export function isMachineMessage(sentence: string): boolean {
  return sentence.length <= longest && message.test(sentence);
}
