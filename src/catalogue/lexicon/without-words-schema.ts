import { z } from 'zod';

const idSchema = z.string().min(1);

/** `without-words.yaml`: what shows work in any language, each by the id of the workflow that it shows. */
export const withoutWordsSchema = z.strictObject({
  /** Services elsewhere, by host or by domains above it; `treatwell.` stands for the name under any country. */
  links: z.array(z.strictObject({ workflow: idSchema, hosts: z.array(z.string().min(3)).min(1) })),
  /** Types of schema.org whose items show work. */
  types: z.record(z.string(), idSchema),
  /** Priced products beside a cart. */
  soldProducts: idSchema,
  /** What a booking form may book, as the trade has it. */
  bookingForms: z.array(idSchema),
  /** An address and a number on a contact page or the first one. */
  contactDetails: idSchema,
  /** A page of priced lines. */
  pricedMenu: idSchema,
});

export type WithoutWords = z.output<typeof withoutWordsSchema>;

/** Ids of all workflows that it names. */
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
