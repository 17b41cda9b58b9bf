import { isOwnName } from '../propose/offerings/own-names.ts';
import { bareHost } from '../text/address.ts';
import { phrases } from '../text/phrases.ts';
import { wordsIn } from '../text/words.ts';

/** "Contact Eagle Disposal at …": the contact may be another organization. */
const asksBody =
  /\b(?:contact|call|phone|e-?mail|visit|ask|write to|reach out to)(?: with| the)? ((?:\p{Lu}[\p{L}\d&'’.-]* (?:(?:of|and|for|the|&) )*){1,6})(?=at\b|on\b|to\b|for\b|if\b|by\b|with\b|directly|\(?\d|via\b|before)/u;
const body = phrases('bodies');
const desk = phrases('own-desks');
const visitsSite =
  /\b(?:visit|go to|see|check out|log ?on to|available (?:at|from|on)|at) (?:(?:our|the|their|this) )?(?:[\p{L}' ]{0,24})?(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\d-]+\.)+(?:com|org|net|gov|edu|us|ca|uk|info))\b(?!@)/iu;

/** "Listings may be hosted by Larch Realty": another organization may do the work. */
const doneBy =
  /\b(?:hosted|provided|offered|managed|operated|administered|fulfilled|maintained|performed|handled|published) by (?:the )?((?:\p{Lu}[\p{L}\d&'’.-]*(?: (?:of|and|for|the|&))? ?){1,6})/u;

export function sendsElsewhere(
  sentence: string,
  own: { names: ReadonlySet<string>; host: string },
): { start: number; end: number } | null {
  const asked = body.test(sentence) ? asksBody.exec(sentence) : null;
  const name = asked?.[1]?.trim() ?? '';
  if (asked && body.test(name) && !desk.test(name) && !isOwn(name, own)) return spanOf(asked);
  const doer = body.test(sentence) ? doneBy.exec(sentence) : null;
  const by = doer?.[1]?.trim() ?? '';
  if (doer && body.test(by) && !isOwn(by, own)) return spanOf(doer);
  const site = visitsSite.exec(sentence);
  return site && !isOwn(site[1] ?? '', own) ? spanOf(site) : null;
}

function isOwn(name: string, { names, host }: { names: ReadonlySet<string>; host: string }): boolean {
  if (isOwnName(name, names)) return true;
  const words = wordsIn(bareHost(name.toLowerCase())).filter((word) => word.length >= 4);
  return (
    words.length === 0 ||
    words.some((word) => host.includes(word)) ||
    [...names].some((own) => words.some((word) => own.includes(word)))
  );
}

function spanOf({ index, 0: text }: RegExpExecArray): { start: number; end: number } {
  return { start: index, end: index + text.length };
}
