import type { Currency } from '../schemas/currency.ts';
import type { Range } from '../schemas/numbers.ts';
import { formatDate, formatUsd, roundDifference, roundEstimate } from './figures.ts';

export interface WordedAmount {
  usd: string;
  /** "about €10,000"; null if the operator set no other currency. */
  other: string | null;
  /** "$12,000 (about €10,000)", or the dollars alone. */
  both: string;
}

export interface WordedRange extends WordedAmount {
  /** In dollars alone, for below or behind the likely amount. */
  range: string;
  /** "$12,000 ($8,000 to $16,000), about €10,000 (€6,900 to €14,000)". */
  inLine: string;
}

/** Writes amounts in US dollars, and behind them in the other currency if the operator set one. */
export interface Money {
  /** For prices and typed amounts. For hourly rates, use `formatUsdRate`. */
  price(usd: number): string;
  prices(range: Ends): string;
  estimate(usd: number): string;
  estimates(range: Ends): string;
  /** For sentences: "about $12,000 (€10,000)". */
  about(usd: number): string;
  wordPrice(usd: number): WordedAmount;
  wordEstimate(usd: number): WordedAmount;
  wordRange(range: Range): WordedRange;
  /** For a range whose ends may be far smaller than the likely amount, or negative. */
  wordNet(range: Range): WordedRange;
  /** "1 US dollar is 0.86 EUR as of November 1, 2026."; null if the operator set no other currency. */
  rate: string | null;
}

type Ends = Omit<Range, 'likely'>;

/** `perUsd` is 1 for the amount in dollars. */
type Rounding = (amount: number, perUsd: number) => number;

const exactly: Rounding = (amount) => amount;
const asEstimate: Rounding = (amount) => roundEstimate(amount);
const besides =
  (likely: number): Rounding =>
  (amount, perUsd) =>
    roundDifference(amount, likely * perUsd);

const noBreakSpace = '\u00A0';

export function moneyIn(currency: Currency | undefined): Money {
  const convert = currency === undefined ? null : converterTo(currency);
  const inUsd = (usd: number, round: Rounding) => formatUsd(round(usd, 1));
  const behind = (usd: string, other: string | undefined) =>
    other === undefined ? usd : `${usd} (about${noBreakSpace}${other})`;
  const inBoth = (usd: number, round: Rounding) => behind(inUsd(usd, round), convert?.(usd, round));
  const endsInUsd = ({ low, high }: Ends, round: Rounding) => `${inUsd(low, round)} to ${inUsd(high, round)}`;
  const endsInBoth = ({ low, high }: Ends, round: Rounding) =>
    behind(endsInUsd({ low, high }, round), convert?.(low, round).concat(` to ${convert(high, round)}`));
  const word = (usd: number, round: Rounding) => ({
    usd: inUsd(usd, round),
    other: convert && `about ${convert(usd, round)}`,
    both: inBoth(usd, round),
  });
  const wordRange = ({ low, likely, high }: Range, round: Rounding): WordedRange => {
    const range = endsInUsd({ low, high }, round);
    const inLine = `${inUsd(likely, round)} (${range})`;
    return {
      ...word(likely, round),
      range,
      inLine: convert
        ? `${inLine}, about${noBreakSpace}${convert(likely, round)} (${convert(low, round)} to ${convert(high, round)})`
        : inLine,
    };
  };
  return {
    price: (usd) => inBoth(usd, exactly),
    prices: (range) => endsInBoth(range, exactly),
    estimate: (usd) => inBoth(usd, asEstimate),
    estimates: (range) => endsInBoth(range, asEstimate),
    about: (usd) => `about ${inUsd(usd, asEstimate)}${convert ? ` (${convert(usd, asEstimate)})` : ''}`,
    wordPrice: (usd) => word(usd, exactly),
    wordEstimate: (usd) => word(usd, asEstimate),
    wordRange: (range) => wordRange(range, asEstimate),
    wordNet: (range) => wordRange(range, besides(range.likely)),
    rate: currency === undefined ? null : describeRate(currency),
  };
}

/** For amounts that already stand in pounds. */
export function moneyBesidePounds(currency: Currency | undefined): Money {
  return moneyIn(currency?.code === 'GBP' ? undefined : currency);
}

/** Converts the dollars as rounded, so that readers who apply the rate to the shown amount get the same. */
function converterTo({ code, perUsd }: Currency): (usd: number, round: Rounding) => string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    maximumFractionDigits: 0,
  });
  return (usd, round) => format.format(round(round(usd, 1) * perUsd, perUsd));
}

const rateFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 12 });

function describeRate({ code, perUsd, date }: Currency): string {
  return `1 US dollar is ${rateFormat.format(perUsd)} ${code} as of ${formatDate(date)}.`;
}
