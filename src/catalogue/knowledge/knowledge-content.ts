import type { Family, Staffing } from '../families.ts';
import type { IndustryDefinition } from '../industry-definition.ts';
import type { Lexicon } from '../lexicon/lexicon-schemas.ts';
import type { WithoutWords } from '../lexicon/without-words-schema.ts';
import type { OfferingModel } from '../offering-model.ts';
import type { ServiceLines } from '../service-line-definition.ts';
import type { PhraseListDefinition } from '../signals/plain-phrase.ts';
import type { SpecialtyDefinition } from '../specialty-definition.ts';
import type { WorkflowDefinition } from '../workflow-definition.ts';

/** All of `knowledge/`, validated, in a fixed order. */
export interface Knowledge {
  /** First 16 hex digits of the content's SHA-256, so that the same content always has the same version. */
  version: string;
  /** Sorted by id. An id that is also a company type is for that type in general. */
  industries: readonly IndustryDefinition[];
  workflows: readonly WorkflowDefinition[];
  /** Lines of business within the trades, sorted by id. */
  specialties: readonly SpecialtyDefinition[];
  /** By trade and line of business. */
  serviceLines: Readonly<Record<string, ServiceLines>>;
  /** By id, sorted by id. */
  families: Readonly<Record<string, Family>>;
  staffing: Staffing;
  /** All languages except English, sorted by their two letters. */
  lexicons: readonly Lexicon[];
  /** From `without-words.yaml`, for pages in languages other than English. Null if there is no such file. */
  withoutWords: WithoutWords | null;
  /** From `offering-model.yaml`, for English names. Null if there is no such file. */
  offeringModel: OfferingModel | null;
  /** English phrases from `phrases/` by list name, sorted by name. */
  phrases: Readonly<Record<string, PhraseListDefinition>>;
}
