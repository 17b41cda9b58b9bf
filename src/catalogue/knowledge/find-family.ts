import type { OrganizationTrait } from '../workflow-definition.ts';
import { loadKnowledge } from './knowledge.ts';

/** Null if the family shows no trait. */
export function traitOfFamily(family: string): OrganizationTrait | null {
  return loadKnowledge().families[family]?.shows ?? null;
}
