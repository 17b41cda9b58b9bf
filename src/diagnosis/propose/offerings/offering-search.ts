import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { IndustryFinding } from '../../annotate/industry/identify-industry.ts';
import type { SiteReading } from '../../annotate/site-reading.ts';
import { delivererOf } from './deliverer.ts';
import { ownNames } from './own-names.ts';
import { type OwnSentence, ownSentences } from './own-sentences.ts';
import { type PageLabel, pageLabels } from './page-labels.ts';

export interface OfferingSearch {
  finding: IndustryFinding;
  /** The organization's names in lowercase letters and digits, without endings such as "LLC". */
  own: ReadonlySet<string>;
  /** Keyed by page index. */
  labels: ReadonlyMap<number, PageLabel>;
  sentences: readonly OwnSentence[];
  deliverer: (name: string) => WorkflowDefinition | null;
}

export function offeringSearch(
  site: SiteReading,
  finding: IndustryFinding,
  workflows: readonly WorkflowDefinition[],
): OfferingSearch {
  const own = ownNames(site.pages);
  const known = new Map<string, WorkflowDefinition | null>();
  const deliverer = (name: string) => {
    let found = known.get(name);
    if (found === undefined) {
      found = delivererOf(name, finding, workflows);
      known.set(name, found);
    }
    return found;
  };
  return { finding, own, labels: pageLabels(site, own), sentences: ownSentences(site), deliverer };
}
