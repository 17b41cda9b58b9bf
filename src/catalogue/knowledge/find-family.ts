import type { OrganizationTrait } from '../workflow-definition.ts';
import { loadKnowledge } from './knowledge.ts';

export function traitOfFamily(family: string): OrganizationTrait | null {
  return loadKnowledge().families[family]?.shows ?? null;
}
