import { z } from 'zod';

const idSchema = z.string().min(1);

/** `without-words.yaml`: what shows work in any language, by the workflow it shows. */
export const withoutWordsSchema = z.strictObject({
  /** External services, by host or parent domain; `treatwell.` matches the name under any country's domain. */
  links: z.array(z.strictObject({ workflow: idSchema, hosts: z.array(z.string().min(3)).min(1) })),
  /** Types of schema.org whose items show work. */
  types: z.record(z.string(), idSchema),
  /** Products with prices next to a cart. */
  soldProducts: idSchema,
  /** What a booking form may book, depending on the trade. */
  bookingForms: z.array(idSchema),
  /** An address and a phone number on a contact page or the home page. */
  contactDetails: idSchema,
  /** A page of lines with prices. */
  pricedMenu: idSchema,
});

export type WithoutWords = z.output<typeof withoutWordsSchema>;

/** Ids of all workflows that these signals show. */
export function workflowsOf(found: WithoutWords): string[] {
  return [
    ...found.links.map(({ workflow }) => workflow),
    ...Object.values(found.types),
    found.soldProducts,
    ...found.bookingForms,
    found.contactDetails,
    found.pricedMenu,
  ];
}
