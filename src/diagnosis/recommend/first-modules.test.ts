import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#catalogue/knowledge/knowledge.ts';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { deriveFindings } from '#diagnosis/derive-findings.ts';
import { rateWorkflow } from '#diagnosis/rate/rate-workflow.ts';
import type { CompanyType } from '#shared/schemas/company.ts';

function findingsOf(companyType: CompanyType, detail: string, definitionIds: readonly string[]) {
  const { workflows: definitions } = loadKnowledge();
  const workflows = definitionIds.map((id, index) => {
    const definition = definitions.find((one) => one.id === id);
    if (!definition) throw new Error(`No definition ${id}`);
    const evidence = [
      { url: 'https://site.test/', quote: `We do ${definition.name} every day`, kind: 'text' as const },
    ];
    const tasks = definition.tasks.map((task) => ({
      definition: task,
      basis: 'inferred' as const,
      evidence: [],
    }));
    const found = {
      definition,
      name: definition.name,
      basis: 'observed' as const,
      performedBy: 'own' as const,
      evidence,
      tasks,
      strength: 6,
      isCore: false,
      deliveryWeight: 1,
    };
    return { ...rateWorkflow(found, null), id: index + 1, typedType: null };
  });
  return deriveFindings({
    workflows,
    tasks: workflows
      .flatMap(({ name, tasks }) => tasks.map((task) => ({ ...task, workflow: name })))
      .map((task, index) => ({ ...task, id: index + 1 })),
    assumptions: defaultProfile.rates.assumptions,
    companySize: '11-50',
    companyType,
    industry: { detected: companyType, detail },
    profile: defaultProfile,
  });
}

const office = ['inquiry-handling', 'recruitment'];
const companies = {
  dentist: findingsOf('healthcare', 'Dental practice', [
    'dental-treatment',
    'preventive-dental-care',
    'patient-intake',
    'appointment-scheduling',
    ...office,
  ]),
  machineShop: findingsOf('manufacturing', 'Machine or fabrication shop', [
    'production',
    'quality-inspection',
    'design-review',
    'quote-preparation',
    ...office,
  ]),
  lawFirm: findingsOf('legal', 'Legal services', [
    'legal-case-handling',
    'legal-consultation',
    'client-billing-legal',
    ...office,
  ]),
  onlineShop: findingsOf('retail', 'Online shop', [
    'online-orders',
    'order-fulfilment',
    'returns-handling',
    ...office,
  ]),
};

describe('the first three modules', () => {
  it('differ between a dental practice, a machine shop, a law firm, and an online shop', () => {
    const lists = Object.values(companies).map(({ modules }) => modules.slice(0, 3).map(({ id }) => id));
    expect(new Set(lists.map((ids) => [...ids].sort().join())).size).toBe(4);
    expect(new Set(lists.map(([first]) => first)).size).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(companies))(
    'pay back for a %s, each with its own reason',
    (_name, { modules, workflows }) => {
      const first = modules.slice(0, 3);
      expect(first.map(({ paysBack }) => paysBack)).toEqual([true, true, true]);
      for (const { reason } of first) {
        expect(
          workflows.some(({ name }) => reason.includes(`go into ${name};`)),
          reason,
        ).toBe(true);
        expect(reason).toMatch(/^Your website on .+: “We do /);
        expect(reason).toMatch(/About \d+(\.\d)? hours a week.* about \$\d/);
      }
      const named = first.map(({ reason }) => / go into (.*?);/.exec(reason)?.[1]);
      expect(new Set(named).size).toBe(3);
    },
  );

  it('include the cautions of health and law only where they apply', () => {
    const cautions = (name: keyof typeof companies) =>
      companies[name].modules.map(({ caution }) => caution ?? '').join('\n');
    expect(cautions('dentist')).toContain('licensed professional');
    expect(cautions('lawFirm')).toContain('licensed attorney');
    expect(cautions('machineShop') + cautions('onlineShop')).not.toContain('licensed');
  });

  it('together save no more than the whole company does', () => {
    for (const { modules, value } of Object.values(companies)) {
      const all = modules.reduce((total, { savesUsdPerMonth }) => total + savesUsdPerMonth, 0);
      expect(all).toBeLessThanOrEqual(value.simple.monthlyTotal + modules.length);
    }
  });
});
