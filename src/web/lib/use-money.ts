import { useMemo } from 'react';
import { type Money, moneyIn } from '#shared/text/money.ts';
import { usePublicConfig } from './public-config.ts';

export function useMoney(): Money {
  const currency = usePublicConfig()?.currency;
  return useMemo(() => moneyIn(currency), [currency]);
}
