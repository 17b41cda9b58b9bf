import { z } from 'zod';

const idSchema = z.string().min(1);

/** Used only for pages in languages other than English. */
export const withoutWordsSchema = z.strictObject({
  /**
   * Links to external services, by host or parent domain. `treatwell.` matches this name with any top-level
   * domain.
   */
  links: z.array(z.strictObject({ workflow: idSchema, hosts: z.array(z.string().min(3)).min(1) })),
  types: z.record(z.string(), idSchema),
  /**
   * The workflow that schema.org products with an offer or a price show, on a page with shop
   * software, a cart, or an order form.
   */
  soldProducts: idSchema,
  bookingForms: z.array(idSchema),
  contactDetails: idSchema,
  pricedMenu: idSchema,
});

export type WithoutWords = z.output<typeof withoutWordsSchema>;

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
