import type { OrganizationTrait } from '../workflow-definition.ts';
import { loadKnowledge } from './knowledge.ts';

/** Traits of an organization that does work of this family; null if the family has none. */
export function traitOfFamily(family: string): OrganizationTrait | null {
  return loadKnowledge().families[family]?.shows ?? null;
}
