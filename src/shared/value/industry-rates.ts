/**
 * In USD. The specification names the industries; the amounts are our assumptions, and no displayed figure uses
 * them.
 */
export const industryRatesUsdPerHour = {
  Technology: 55,
  Healthcare: 45,
  Finance: 50,
  Retail: 25,
  Manufacturing: 35,
  Education: 35,
  Legal: 60,
  default: 30,
} as const;

export function industryRateUsdPerHour(industry: string): number {
  return Object.hasOwn(industryRatesUsdPerHour, industry)
    ? industryRatesUsdPerHour[industry as keyof typeof industryRatesUsdPerHour]
    : industryRatesUsdPerHour.default;
}
