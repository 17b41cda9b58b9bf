import { hasTradeTrait } from '#catalogue/knowledge/find-industry.ts';
import type { WorkflowDefinition } from '#catalogue/workflow-definition.ts';
import type { PerformedBy } from '#shared/schemas/workflow.ts';
import { belongsToTechServices, belongsToVendor } from './eligibility.ts';
import type { Signal, WorkflowCandidate } from './workflow-candidate.ts';

type Proposed = Pick<WorkflowCandidate, 'definition' | 'signals'>;

import type { IndustryFinding } from '../annotate/industry/identify-industry.ts';
import type { Hit, SiteReading } from '../annotate/site-reading.ts';
import { phrases } from '../text/phrases.ts';

/** Pages on which a vendor describes its own work instead of its product. */
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

/** Words by which a vendor refers to itself: "we", "us", and "our". */
const firstPerson = phrases('we');
/** What the vendor asks visitors to do, or offers to do for them. */
const toVisitor = phrases('bids-to-us');

/**
 * Support as the vendor's own work, not as a feature of its product: "Our support team", "priority support".
 */
const ownSupport = phrases('own-support');

function textOf({ pages }: SiteReading, { sentence }: Hit): string {
  return pages[sentence.page]?.blocks[sentence.block]?.text.slice(sentence.start, sentence.end) ?? '';
}

/**
 * Who does the work. A software vendor's product does the work of other trades, and any work that is found
 * only in lists of customers. Work that every organization has, or that follows any sale, is the vendor's own
 * only if some evidence is about the vendor itself, such as a form, a button, or a page about the vendor.
 * Services to clients (analytics, automation) are the vendor's own only if the site says "we". Other
 * organizations always do their own work.
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

/**
 * Removes evidence about a vendor's product from work that the product may do too, if there is also evidence
 * for the vendor's own work.
 */
export function withoutProduct<C extends Proposed>(
  site: SiteReading,
  candidate: C,
  finding: IndustryFinding,
): C {
  if (!finding.sellsSoftware || !isDoneByProductsToo(candidate.definition)) return candidate;
  const signals = candidate.signals.filter((sign) => sign.evidence === null || isOfVendor(site, sign));
  return signals.some(({ evidence }) => evidence !== null) ? { ...candidate, signals } : candidate;
}

/**
 * True for work that every organization has and work that follows any sale. A product may do such work for
 * its users.
 */
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
  // Buttons and menus belong to the vendor's own site.
  if (hit?.sentence.place === 'control' || hit?.sentence.place === 'navigation') return true;
  if (hit && (toVisitor.test(textOf(site, hit)) || ownSupport.test(textOf(site, hit)))) return true;
  return vendorPages.has(page.kind) || vendorPaths.test(new URL(page.url).pathname);
}

const ownKinds = ['form ', 'job ', 'page '];
