import type { OfferWords } from './offer-words.ts';

const lead = /^(?:[^\p{L}\p{N}]+|(?:\p{N}{1,2}|[IVX]{1,4})[.)]\s*|0\p{N}\s+)+/u;
const behind =
  /[:：。]|\s[–—|•·-]+\s|\s?[([（【～]|(?<=[\p{L}\p{N}]{2})(?<!(?:^|\P{L})(?:Sta?|Ste|Dr|Nr))\.\s/u;
const parted = /,\s\p{L}+(?:\s\p{L}+){3}|(?:,.*){3}|[?？]/u;
export const amount =
  /(?:\s(?:ab|desde|dès|da|a partir de|vanaf|od))?[\s.…]*(?:[€$£¥]|\b(?:EUR|CHF|PLN|USD))\s?\d.*$|[\s.…]*\d[\d.,' ]*\s?(?:[€$£¥円]|(?:EUR|euros?|CHF|PLN|zł|kr|Kč|Ft)(?!\p{L})).*$/u;
/** Three digits in a row are probably part of a phone number or a year. */
const noName =
  /[@#%]|https?:|www\.|\d{3}|\b(?:GmbH|S\.?L\.?U?|S\.?A\.?S?|SARL|S\.?r\.?l|B\.?V|Ltda|Sp\. z)\b\.?$/;
const noEntry =
  /^\p{N}[\p{N}.,/+]*(?:\p{Ll}{3}|\s\S+$)|^(?:und|et|y|e|ed|en|i|oraz|oder|ou|o|of|lub|bis|nur|ab|hasta|solo|fino|até|tot|alleen|tylko)\s|^(?:tel[eé]fono|téléphone|telefone?|telefoon)\s|^(?:tel(?:\p{L}{0,6})?|fax|e-?mail|mail|whatsapp|facebook|instagram|linkedin|youtube|adres(?:se)?|direcci[oó]n|endereço|morada|indirizzo|pon|wt|śr|czw|pt|sob|nd|mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve|lun|mar|mer|jeu|ven|sam|dim|gio|dom|jue|vie|wo|vr|za|zo|toggle \p{L}+|menu|token \p{L}+)$/iu;
const maxWords = 7;
const maxLetters = 70;
const segmentedLetters = { min: 2, max: 24 };
/** Latin words next to a Japanese or Chinese name: "Service 私たちの事業", "Sewing & Sales縫製・販売". */
const latinBeside =
  /^[A-Za-z&,.'’\s-]{3,}(?=[\u3040-\u30ff\u3400-\u9fff])|(?<=[\u3040-\u30ff\u3400-\u9fff])\s*[A-Z][A-Za-z&,.'’\s-]{3,}$/gu;

export function entryName(text: string, words: OfferWords): string | null {
  const written = words.isSegmented ? text.replace(latinBeside, '') : text;
  if (/[?？!！]\s*$/.test(written.trim())) return null;
  const whole = written.replace(lead, '').replace(amount, '').trim();
  const [first = ''] = whole.split(behind);
  const name = first
    .replace(/\s(?:ab|desde|dès|da|de|od|à partir de|a partire da|a partir de|vanaf)$/iu, '')
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .trim()
    .replace(/\s+/g, ' ');
  // A line of more than three words that ends with a period is probably a sentence.
  if (/[.。]$/.test(whole) && first.length > whole.length - 2 && words.count(name) > 3) return null;
  if (!isNameLike(name, words) || noName.test(name) || noEntry.test(name)) return null;
  if (noEntry.test(whole) || parted.test(name)) return null;
  if (words.isNoName(name) || words.isPageName(name)) return null;
  return quiet(name);
}

function isNameLike(name: string, words: OfferWords): boolean {
  if (words.isSegmented) return name.length >= segmentedLetters.min && name.length <= segmentedLetters.max;
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  const count = words.count(name);
  return letters >= 3 && name.length <= maxLetters && count > 0 && count <= maxWords;
}

/** Names of up to five characters and words of up to three letters may be abbreviations and keep their capitals. */
function quiet(name: string): string {
  const isShouted = name.length > 5 && name === name.toUpperCase() && name !== name.toLowerCase();
  const plain = isShouted
    ? name.replace(/\p{L}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : name;
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
