import type { OrganizationTrait } from '../workflow-definition.ts';
import { loadKnowledge } from './knowledge.ts';

/**
 * The trait that an organization with work of this family has; null if the family shows none or is unknown.
 */
export function traitOfFamily(family: string): OrganizationTrait | null {
  return loadKnowledge().families[family]?.shows ?? null;
}
