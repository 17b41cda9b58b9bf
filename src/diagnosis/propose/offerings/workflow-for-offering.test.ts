import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import type { Industry } from '#shared/schemas/industry.ts';
import { workflowForOffering } from './workflow-for-offering.ts';

const company = (line: string): Industry => {
  const specialty = loadKnowledge().specialties.find(({ id }) => id === line);
  const trade = loadKnowledge().industries.find(({ id }) => id === specialty?.trade);
  if (!specialty || !trade) throw new Error(`The catalog has no ${line}`);
  return {
    chosen: trade.companyType,
    detected: trade.companyType,
    detail: trade.name,
    specialties: [{ id: specialty.id, name: specialty.name }],
    confidence: 0.9,
    reasons: [],
  };
};
const offering = (name: string, lang?: string) => ({
  name,
  evidence: [{ url: 'https://a.test/', quote: name, kind: 'text' as const, ...(lang ? { lang } : {}) }],
});
const none: ReadonlySet<string> = new Set();
const namesOf = ({ tasks }: ReturnType<typeof workflowForOffering>) => tasks.map(({ name }) => name);

describe('the workflow that an owner adds for an offering', () => {
  it("has the catalog's steps if the line of business has a service line for it", () => {
    const found = workflowForOffering(offering('Shirt Laundry'), company('dry-cleaning-laundry-shop'), none);
    expect(found).toMatchObject({ id: 'dry-cleaning-laundry-shop.shirt-laundry', name: 'Shirt Laundry' });
    expect(namesOf(found)).toContain('Wash and starch shirts to order');
  });

  it('has other steps if the diagnosis already has those', () => {
    const taken = new Set(['dry-cleaning-laundry-shop.shirt-laundry']);
    const found = workflowForOffering(offering('Shirt Laundry'), company('dry-cleaning-laundry-shop'), taken);
    expect(namesOf(found)).not.toContain('Wash and starch shirts to order');
    expect(found.tasks.length).toBeGreaterThanOrEqual(3);
  });

  it('has the steps of its kind of service if the catalog does not know it', () => {
    const found = workflowForOffering(offering('Zeppelin Hull Inspection'), null, none);
    expect(found).toMatchObject({ id: 'site-own-zeppelin-hull-inspection', function: 'deliver' });
    expect(namesOf(found)).toContain('Write the report on Zeppelin hull inspection');
  });

  it('has the steps of any service if the kind is unknown, too', () => {
    const found = workflowForOffering(offering('Xanadu $& Evenings'), null, none);
    expect(namesOf(found)).toContain('Deliver Xanadu $and evenings');
  });

  it('keeps English steps for a name in another language', () => {
    const found = workflowForOffering(offering('Fassadenzauber', 'de'), null, none);
    expect(found.name).toBe('Fassadenzauber');
    expect(namesOf(found)).toContain('Deliver the service');
  });

  it('uses the dictionary for a name in another language', () => {
    const found = workflowForOffering(
      offering('Hemdenreinigung', 'de-AT'),
      company('dry-cleaning-laundry-shop'),
      none,
    );
    expect(found.id).toMatch(/^dry-cleaning-laundry-shop\./);
  });
});
