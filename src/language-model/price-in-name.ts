const amount = String.raw`\d[\d\s.,'’]*`;
const currency = String.raw`(?:[$€£¥₩₹₽₺₴]|(?:US\$|USD|EUR|GBP|CHF|CAD|AUD|PLN|SEK|NOK|DKK|CZK|HUF|RON|TRY|JPY|Kč|zł|kr|TL|руб)(?!\p{L})|円|元|원)`;
const price = String.raw`(?:(?<!\p{L})${currency}\s?${amount}|${amount}(?:[-–—～~]\s?)?${currency})`;
const from = '(?:from|starting at|only|ab|nur|à partir de|dès|desde|a partir de|da|od|vanaf|från|от)';
const holds = new RegExp(price, 'iu');
/** Matches the price with what comes before it: " – from $49.99", "(from €20)", " 3,500円～". */
const atEnd = new RegExp(
  String.raw`[\s:,;–—|/(-]+(?:${from}\s)?${price}(?:[\s.,)*+～~–-]|/\s?\p{L}+)*$`,
  'iu',
);
const atStart = new RegExp(String.raw`^(?:${from}\s)?${price}[\s.,)*+～~]*[:|–—-]\s*`, 'iu');

export function withoutPrice(name: string): string {
  const left = name.replace(atEnd, '').replace(atStart, '').trim();
  if (!/\p{L}{2}/u.test(left)) return name;
  return left === name ? name : withoutPrice(left);
}

export function holdsPrice(text: string): boolean {
  return holds.test(text);
}
