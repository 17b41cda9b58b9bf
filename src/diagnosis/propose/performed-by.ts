import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { PerformedBy } from '#shared/schemas/workflow.ts';
import { belongsToTechServices, belongsToVendor } from './eligibility.ts';
import type { Signal, WorkflowCandidate } from './workflow-candidate.ts';

type Proposed = Pick<WorkflowCandidate, 'definition' | 'signals'>;

import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { Hit, SiteReading } from '../annotate/site-reading.ts';
import { phrases } from '../text/phrases.ts';

/** Pages on which a vendor speaks of its own work rather than of its product. */
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

/** "Complete audit trail" bids nobody; only "we", "us" and "our" are the vendor's. */
const firstPerson = phrases('we');
/** What the vendor bids its visitor do with it, or will do for the one who asks. */
const toVisitor = phrases('bids-to-us');

/** "Our support team", "priority support" among what a plan holds: the vendor's own, not its product's. */
const ownSupport = phrases('own-support');

function textOf({ pages }: SiteReading, { sentence }: Hit): string {
  return pages[sentence.page]?.blocks[sentence.block]?.text.slice(sentence.start, sentence.end) ?? '';
}

/**
 * Whose work it is. For a software vendor the work of other trades is done by its product; work that
 * everybody has, or that is done after any sale, is its own only when the evidence is a form of the site or stands where a vendor
 * speaks of itself; services to clients (analytics, automation) only where it says "we". Everybody else does his own work.
 */
export function performedBy(site: SiteReading, candidate: Proposed, finding: IndustryFinding): PerformedBy {
  if (!finding.sellsSoftware) return 'own';
  const { definition, signals } = candidate;
  if (signals.every(({ hit }) => hit?.sentence.customers.some(({ listed }) => listed))) return 'product';
  if (!belongsToVendor(definition)) {
    const told = signals.some(({ direct, hit }) => direct && hit && firstPerson.test(textOf(site, hit)));
    return told && belongsToTechServices(definition) ? 'own' : 'product';
  }
  if (!isDoneByProductsToo(definition)) return 'own';
  return signals.some((sign) => isOfVendor(site, sign)) ? 'own' : 'product';
}

/** Without what a vendor's pages tell of its product, where the work is one that everybody has and the vendor tells of its own. */
export function withoutProduct<C extends Proposed>(
  site: SiteReading,
  candidate: C,
  finding: IndustryFinding,
): C {
  if (!finding.sellsSoftware || !isDoneByProductsToo(candidate.definition)) return candidate;
  const signals = candidate.signals.filter((sign) => sign.evidence === null || isOfVendor(site, sign));
  return signals.some(({ evidence }) => evidence !== null) ? { ...candidate, signals } : candidate;
}

/** What everybody does, and what is done after any sale: a product does it for its users as well. */
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
  // Buttons and menus are the vendor's own site speaking.
  if (hit?.sentence.place === 'control' || hit?.sentence.place === 'navigation') return true;
  if (hit && (toVisitor.test(textOf(site, hit)) || ownSupport.test(textOf(site, hit)))) return true;
  return vendorPages.has(page.kind) || vendorPaths.test(new URL(page.url).pathname);
}

const ownKinds = ['form ', 'job ', 'page '];
