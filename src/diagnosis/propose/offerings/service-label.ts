import { countSpaced } from '../../text/words.ts';
import { cleanName } from '../service-names.ts';

const noLabel =
  /^[\p{L}]+ing (?:the|an?|when|with)\b|^(?:this|that|these|those|then|thus|also|even|such|each|any|all|its|their|his|her|here|there|now|just|only|whether|etc|arrested|accused|charged|injured|hurt|sued|facing|under|ready|file|submit|managing|handling|preventing|overcoming|careful|safe|timely|smooth|seamless|compassionate|built|rooted|ongoing|in-person|pan|ensuring|providing|offering|helping|making|supporting|using|including|replace|install|repair|clean|maintain|check|inspect|make|keep|ensure|provide|give|take|use|add|avoid|learn|build|create|manage|improve|reduce|increase|understand|protect|save|see|explore|discover|donate|visit|join|become|sign|apply|pay|order|shop|buy|read|view|back|skip|watch|download|browse|start|register|basic guidance|connect|test run|turn|need|call|choose|pick|drafting|most|many|some|every|both|several|various|other|describe|tell|ask|talk|request|follow|imagine|plan your|get)\b|\b(?:your|you|we|us|they|it|he|she|that|which|when|while|vs|versus|as|is|are|was|be|has|have|can|will|should|must|may|available|based|during|across|ways?|together|on|by|from|if|(?<!less(?:er)? )than|not|no|included|supporting|including)\b/iu;
const praise =
  /^(?:(?:certified|professional|expert|honest|quick-turn|quality|high[- ]quality|affordable|reliable|fast|premium|trusted|precision|superior|exceptional|outstanding|excellent|unparalleled|expertly|state[- ]of[- ]the[- ]art)\s+)+/i;
const quality =
  /[\s-](?:trained|certified|approved|compliant|accredited|owned|operated|focused|driven|based|tested|rated|ready|friendly)$/i;
const noService =
  /\b(?:before (?:and|&) after|safeguarding|insured|licensed|discounts?|outcomes|guarantees?|warranty|warranties|testimonials?|commitment|mission|values|history|story|resources?|pricing|vip|loyalty|rewards?|verdicts|practice areas?|turnkey|(?:two|three|four|five|\d)[- ]steps?)\b|^(?!(?:wom|m)en|child|kid)[a-z]+['’]s (?:treatments|services|therapies|classes|programs)$|^(?:insights?|news|tips|advice|ideas) (?:&|and) |\b(?:insights?|tips|ideas|definitions?|glossary|highlights|checklists?|myths|facts|capabilities|infrastructure|(?:markets|industries|areas|sectors) (?:we )?served?)$|^new (?:[a-z]+ ){0,3}laws?$|^(?:insurance|financing|equipment|partners|pricing|prices|results|safety|quality|experience|technology)$/i;
const firm = /\b(?:LLC|L\.L\.C|PLLC|LLP|P\.C|P\.A|Inc|Ltd)\b\.?$/;
const figure = /\d\s?%/;
const maxWords = 6;

export function serviceLabel(text: string): string | null {
  if (firm.test(text.trim()) || figure.test(text)) return null;
  const [first = ''] = text.split(/:|\s\(|(?<!\b(?:St|Dr|Mt))\. |\s[–—-]\s|\s\/\s(?=.*\s\/\s)/);
  const plain = first
    // Removes a number before the name, but not the one in "3D printing".
    .replace(
      /^(?:[^\p{L}\p{N}]|\p{N}+(?![\p{L}\p{N}]|-\p{L}|\s(?:days?|nights?|hours?|minutes?|min|weeks?|months?|years?)\b))+/iu,
      '',
    )
    .replace(praise, '')
    .replace(/^(?:&|and|or)\s+/i, '')
    .replace(/(?:\s+(?:&|and|or)|[^\p{L}\p{N})])+$/iu, '')
    .trim();
  if (
    countSpaced(plain) > maxWords ||
    noLabel.test(plain) ||
    noService.test(plain) ||
    quality.test(plain) ||
    /[@#!]|\S\+|\+\S/.test(plain)
  )
    return null;
  const name = cleanName(plain);
  return name === null ? null : name.replace(/\s+(?:&|and|or)$/i, '');
}
