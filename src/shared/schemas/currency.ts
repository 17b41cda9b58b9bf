import { z } from 'zod';

/** Shown behind amounts in US dollars, which stay the currency of all calculations. */
export const currencySchema = z.strictObject({
  code: z
    .string()
    .refine(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      'must be an ISO 4217 code such as EUR',
    )
    .refine((code) => code !== 'USD', 'must not be USD, because amounts are always shown in US dollars')
    .meta({ description: 'ISO 4217' }),
  perUsd: z
    .number()
    .positive('must be greater than 0')
    .meta({ description: 'Units of the currency for one US dollar' }),
  date: z.iso.date('must be a day such as 2026-11-01').meta({ description: 'The day of the rate' }),
});
export type Currency = z.infer<typeof currencySchema>;
