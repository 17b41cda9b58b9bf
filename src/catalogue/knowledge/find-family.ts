import type { OrganizationTrait } from '../workflow-definition.ts';
import { loadKnowledge } from './knowledge.ts';

/** What an organization that does work of this family has; null where the family says nothing of it. */
export function traitOfFamily(family: string): OrganizationTrait | null {
  return loadKnowledge().families[family]?.shows ?? null;
}
