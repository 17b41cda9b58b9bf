import { phrases } from '../text/phrases.ts';

/** Success and error messages of forms and pages: the website's words, not the organization's. */
const message = phrases('machine-messages');
const longest = 160;

/** True if the sentence is a status message of a form or page. */
export function isMachineMessage(sentence: string): boolean {
  return sentence.length <= longest && message.test(sentence);
}
