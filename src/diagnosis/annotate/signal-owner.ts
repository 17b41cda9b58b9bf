import type { IndustryDefinition } from '#catalogue/industry-definition.ts';
import type { LineWords } from '#catalogue/knowledge/line-words.ts';
import type { ServiceLines } from '#catalogue/service-line-definition.ts';
import type { SignalPlace } from '#catalogue/signals/site-vocabulary.ts';
import type { SpecialtyDefinition } from '#catalogue/specialty-definition.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { CueKind } from './sentence-cues.ts';

export type SignalOwner =
  | { kind: 'cue'; cue: CueKind }
  | { kind: 'industry'; industry: string; weight: number }
  | { kind: 'specialty'; specialty: string; isName: boolean }
  | {
      kind: 'phrase';
      workflow: string;
      weight: number;
      direct: boolean;
      places: readonly SignalPlace[] | null;
    }
  | { kind: 'counter'; workflow: string; scope: 'sentence' | 'page' | 'site'; because: string }
  | { kind: 'job-title'; workflow: string }
  | { kind: 'field'; workflow: string; weight: number }
  | { kind: 'variant'; workflow: string; name: string }
  | { kind: 'task'; workflow: string; task: string };

export interface Knowledge {
  workflows: readonly WorkflowDefinition[];
  industries: readonly IndustryDefinition[];
  specialties?: readonly SpecialtyDefinition[];
  serviceLines?: Readonly<Record<string, ServiceLines>>;
  lineWords?: LineWords;
}
