import type { Family, Staffing } from '../families.ts';
import type { IndustryDefinition } from '../industry-definition.ts';
import type { Lexicon } from '../lexicon/lexicon-schemas.ts';
import type { WithoutWords } from '../lexicon/without-words-schema.ts';
import type { OfferingModel } from '../offering-model.ts';
import type { ServiceLines } from '../service-line-definition.ts';
import type { PhraseListDefinition } from '../signals/plain-phrase.ts';
import type { SpecialtyDefinition } from '../specialty-definition.ts';
import type { WorkflowDefinition } from '../workflow-definition.ts';
import type { LineWords } from './line-words.ts';

export interface Knowledge {
  /** First 16 hex digits of the content's SHA-256. */
  version: string;
  /** Sorted by id. An industry whose id is a company type covers that type in general. */
  industries: readonly IndustryDefinition[];
  workflows: readonly WorkflowDefinition[];
  specialties: readonly SpecialtyDefinition[];
  serviceLines: Readonly<Record<string, ServiceLines>>;
  lineWords: LineWords;
  families: Readonly<Record<string, Family>>;
  staffing: Staffing;
  lexicons: readonly Lexicon[];
  withoutWords: WithoutWords | null;
  offeringModel: OfferingModel | null;
  phrases: Readonly<Record<string, PhraseListDefinition>>;
}
