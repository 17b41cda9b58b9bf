/** Error and success messages of a form or page: the website's words, not the organization's. */
const message =
  /\b(?:there was an (?:error|issue|problem)|an error (?:has )?occurred|something went wrong|(?:could|can) ?not be (?:sent|submitted|processed|loaded)|failed to (?:send|submit|load)|(?:please )?try again(?: later)?[.!]|(?:has been|have been|was) (?:sent|submitted|received)(?: successfully)?[.!;,]|(?:is|are) required[.!]?$|this field\b|enable javascript|javascript (?:is|to be) |your browser|page (?:not found|you (?:are|were) looking for)|invalid (?:email|e-mail|phone|captcha)|loading(?:\.\.\.|…))/i;
const longest = 160;

/** True for such a message. */
export function isMachineMessage(sentence: string): boolean {
  return sentence.length <= longest && message.test(sentence);
}
