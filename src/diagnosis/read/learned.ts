import type { PageFacts, PageForm, PageKind, TechnologySignal } from './page-facts.ts';

export function learnedFrom(
  facts: Pick<PageFacts, 'forms' | 'kind' | 'technology' | 'structured' | 'blocks'>,
): string[] {
  const learned = new Set<string>();
  for (const form of facts.forms) {
    const name = formNames.get(form.purpose);
    if (name !== undefined) learned.add(name);
  }
  for (const sign of facts.technology) {
    const name = technologyNames.get(sign.kind);
    if (name !== undefined) learned.add(`${name}: ${sign.name}`);
  }
  const kind = kindNames.get(facts.kind);
  if (kind !== undefined) learned.add(kind);
  for (const item of facts.structured) {
    if (item.source !== 'opengraph' && item.properties.openingHours !== undefined)
      learned.add('Opening hours');
    if (item.type.includes('JobPosting')) learned.add('Job opening');
  }
  return [...learned].slice(0, maxLearned);
}

const maxLearned = 6;

const formNames = new Map<PageForm['purpose'], string>([
  ['contact', 'Contact form'],
  ['booking', 'Booking form'],
  ['quote', 'Quote request form'],
  ['order', 'Order form'],
  ['checkout', 'Checkout'],
  ['registration', 'Registration form'],
  ['sign-in', 'Sign-in'],
  ['application', 'Application form'],
  ['payment', 'Payment form'],
  ['donation', 'Donation form'],
  ['newsletter', 'Newsletter sign-up'],
  ['intake', 'Intake form'],
  ['review', 'Review form'],
  ['upload', 'File upload'],
]);

const technologyNames = new Map<TechnologySignal['kind'], string>([
  ['shop', 'Online shop'],
  ['booking', 'Online booking'],
  ['chat', 'Chat'],
  ['payment', 'Online payment'],
  ['crm', 'Customer records'],
  ['recruiting', 'Recruiting system'],
  ['support', 'Support desk'],
  ['marketing', 'Marketing tool'],
]);

const kindNames = new Map<PageKind, string>([
  ['services', 'Services'],
  ['service', 'A service in detail'],
  ['product', 'A product'],
  ['shop', 'Online shop'],
  ['pricing', 'Prices'],
  ['booking', 'Booking page'],
  ['contact', 'Ways to get in touch'],
  ['about', 'About the company'],
  ['team', 'The team'],
  ['careers', 'Careers'],
  ['faq', 'Frequently asked questions'],
  ['process', 'How the work is done'],
  ['policy', 'Policies'],
  ['forms', 'Forms'],
  ['portal', 'Portal or sign-in'],
  ['case-study', 'Past work'],
  ['events', 'Events'],
  ['locations', 'Locations'],
]);
