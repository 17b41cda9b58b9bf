import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { PerformedBy } from '#shared/schemas/workflow.ts';
import { belongsToTechServices, belongsToVendor } from './eligibility.ts';
import type { Signal, WorkflowCandidate } from './workflow-candidate.ts';

type Proposed = Pick<WorkflowCandidate, 'definition' | 'signals'>;

import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { Hit, SiteReading } from '../annotate/site-reading.ts';
import { phrases } from '../text/phrases.ts';

const vendorPages = new Set([
  'contact',
  'careers',
  'about',
  'team',
  'policy',
  'legal-notice',
  'booking',
  'news',
]);
const vendorPaths = phrases('vendor-paths');

const firstPerson = phrases('we');
const toVisitor = phrases('bids-to-us');

/** "Our support team", "priority support": the vendor's own work, not a feature of its product. */
const ownSupport = phrases('own-support');

function textOf({ pages }: SiteReading, { sentence }: Hit): string {
  return pages[sentence.page]?.blocks[sentence.block]?.text.slice(sentence.start, sentence.end) ?? '';
}

/** A software vendor's site also describes work that its product does for customers. */
export function performedBy(site: SiteReading, candidate: Proposed, finding: IndustryFinding): PerformedBy {
  if (!finding.sellsSoftware) return 'own';
  const { definition, signals } = candidate;
  if (signals.every(({ hit }) => hit?.sentence.customers.some(({ listed }) => listed))) return 'product';
  if (!belongsToVendor(definition)) {
    const isFirstPerson = signals.some(
      ({ direct, hit }) => direct && hit && firstPerson.test(textOf(site, hit)),
    );
    return isFirstPerson && belongsToTechServices(definition) ? 'own' : 'product';
  }
  if (!isDoneByProductsToo(definition)) return 'own';
  return signals.some((signal) => isOfVendor(site, signal)) ? 'own' : 'product';
}

export function withoutProduct<C extends Proposed>(
  site: SiteReading,
  candidate: C,
  finding: IndustryFinding,
): C {
  if (!finding.sellsSoftware || !isDoneByProductsToo(candidate.definition)) return candidate;
  const signals = candidate.signals.filter((signal) => signal.evidence === null || isOfVendor(site, signal));
  return signals.some(({ evidence }) => evidence !== null) ? { ...candidate, signals } : candidate;
}

function isDoneByProductsToo({ industries, department, coreOf }: WorkflowDefinition): boolean {
  if (industries === 'every') return true;
  return (
    department === 'Customer Service' && (coreOf?.some((id) => hasTradeTrait(id, 'sells-software')) ?? false)
  );
}

function isOfVendor(site: SiteReading, { key, hit, evidence }: Signal): boolean {
  if (ownKinds.some((own) => key.startsWith(own))) return true;
  const page = site.pages.find((entry) => entry.url === evidence?.url);
  if (!page) return false;
  // Buttons and menus are for visitors to the vendor's own site; they aren't features of its product.
  if (hit?.sentence.place === 'control' || hit?.sentence.place === 'navigation') return true;
  if (hit && (toVisitor.test(textOf(site, hit)) || ownSupport.test(textOf(site, hit)))) return true;
  return vendorPages.has(page.kind) || vendorPaths.test(new URL(page.url).pathname);
}

const ownKinds = ['form ', 'job ', 'page '];
