import { type IndustryDefinition, industryDefinitionSchema } from '../industry-definition.ts';
import { businessServices } from './business-services.ts';
import { care } from './care.ts';
import { causes } from './causes.ts';
import { culture } from './culture.ts';
import { education } from './education.ts';
import { finance } from './finance.ts';
import { healthcare } from './healthcare.ts';
import { hosts } from './hosts.ts';
import { land } from './land.ts';
import { leisure } from './leisure.ts';
import { makers } from './makers.ts';
import { personal } from './personal.ts';
import { professional } from './professional.ts';
import { property } from './property.ts';
import { publicBodies } from './public-bodies.ts';
import { shops } from './shops.ts';
import { tech } from './tech.ts';
import { trades } from './trades.ts';
import { transport } from './transport.ts';

/** Every industry, checked. An id that is itself a company type speaks of that type in general. */
export const industries: readonly IndustryDefinition[] = checkIndustries(
  [
    ...professional,
    ...finance,
    ...tech,
    ...education,
    ...healthcare,
    ...care,
    ...shops,
    ...makers,
    ...hosts,
    ...leisure,
    ...causes,
    ...publicBodies,
    ...culture,
    ...property,
    ...transport,
    ...businessServices,
    ...trades,
    ...land,
    ...personal,
  ].map((source) => industryDefinitionSchema.parse(source)),
);

const byId = new Map(industries.map((industry) => [industry.id, industry]));

export function findIndustry(id: string): IndustryDefinition | undefined {
  return byId.get(id);
}

/** Throws when two industries share an id. */
export function checkIndustries(list: IndustryDefinition[]): IndustryDefinition[] {
  const seen = new Set<string>();
  for (const { id } of list) {
    if (seen.has(id)) throw new Error(`Two industries have the id "${id}"`);
    seen.add(id);
  }
  return list;
}
