import { describe, expect, it } from 'vitest';
import { defaultProfile } from '#catalogue/profile/default-profile.ts';
import { recommendedPartnerSchema } from '#shared/schemas/partner.ts';
import type { PartnerDefinition } from '#shared/schemas/profile.ts';
import type { Task } from '#shared/schemas/task.ts';
import { task as anyTask, company, figuresOf } from '#tests/support/recommend-samples.ts';
import { maxPartners, type RecommendPartnersInput, recommendPartners } from './recommend-partners.ts';

const partnersOf = (input: Omit<RecommendPartnersInput, 'figures'>) =>
  recommendPartners({ ...input, figures: figuresOf(input.tasks) });

const task = (over: Partial<Task>) =>
  anyTask({
    name: 'Book appointments',
    workflow: 'Appointments',
    timeInvestment: 4,
    traits: ['schedule'],
    ...over,
  });

const partner = (over: Partial<PartnerDefinition>): PartnerDefinition => ({
  id: 'booking',
  name: 'Booking',
  category: 'Scheduling software',
  description: 'Online booking.',
  iconType: 'tool',
  specialIcon: false,
  capabilities: [{ trait: 'schedule', weight: 1 }],
  ...over,
});

const relevanceAt = (hours: number) =>
  partnersOf({
    tasks: [task({ timeInvestment: hours })],
    company: company(),
    profile: { partners: [partner({})] },
  })[0]?.relevance;

describe('recommendPartners', () => {
  it('sets the relevance by the stated thresholds', () => {
    // The half-need hours are 4: 5 h give 56%, 4 h give 50%, 2 h give 33%, 0.5 h give 11%.
    expect(relevanceAt(5)).toBe('Perfect Match');
    expect(relevanceAt(4)).toBe('High Relevance');
    expect(relevanceAt(2)).toBe('Recommended');
    expect(relevanceAt(0.5)).toBeUndefined();
  });

  it('gives reasons', () => {
    const [first] = partnersOf({
      tasks: [task({}), task({ id: 2, traits: ['care'], timeInvestment: 9 })],
      company: company(),
      profile: { partners: [partner({ specialIcon: true })] },
    });
    expect(recommendedPartnerSchema.parse(first)).toEqual(first);
    expect(first).toMatchObject({ specialIcon: true, iconType: 'tool' });
    expect(first?.reasons).toEqual([
      'Relevant to “Book appointments” (Appointments): about 4 hours a week.',
      'Evidence for these tasks: 1 seen on the website.',
    ]);
  });

  it('serves no task that does not need the essential trait', () => {
    const auditors = partner({
      capabilities: [
        { trait: 'check-rules', weight: 3, essential: true },
        { trait: 'monitor', weight: 3, essential: true },
      ],
    });
    const foundFor = (...traits: Task['traits']) =>
      partnersOf({ tasks: [task({ traits })], company: company(), profile: { partners: [auditors] } }).length;
    expect(foundFor('check-rules')).toBe(0);
    expect(foundFor('check-rules', 'enter-data')).toBe(0);
    expect(foundFor('check-rules', 'monitor')).toBe(1);
    expect(foundFor('monitor', 'check-rules', 'draft-text')).toBe(1);
  });

  it('recommends no auditors of the default profile for claims, codes, and bookings', () => {
    const office = [
      ['check-rules', 'enter-data'],
      ['extract-data', 'check-rules'],
      ['schedule', 'check-rules'],
      ['check-rules'],
    ] as const;
    const tasks = office.map((traits, index) => task({ id: index, traits: [...traits], timeInvestment: 9 }));
    const ids = partnersOf({ tasks, company: company(), profile: defaultProfile }).map(({ id }) => id);
    expect(ids).not.toContain('quality-and-safety-auditors');
    expect(ids).toContain('data-protection-advisers');
  });

  it("sorts by match, then by id, regardless of the profile's order, and stops at nine", () => {
    const twins = Array.from({ length: 12 }, (_, index) =>
      partner({ id: `p-${String(index).padStart(2, '0')}` }),
    );
    const found = partnersOf({
      tasks: [task({})],
      company: company(),
      profile: { partners: twins.toReversed() },
    });
    expect(found.map(({ id }) => id)).toEqual(twins.slice(0, maxPartners).map(({ id }) => id));
  });

  it('recommends no partner of the company’s own trade', () => {
    const tasks = [task({})];
    const profile = { partners: [partner({ ownTradeOf: ['software-vendor', 'agency'] })] };
    const foundBy = (trade: string) =>
      partnersOf({ tasks, company: company([], { trades: new Set([trade]) }), profile }).length;
    expect([foundBy('agency'), foundBy('dental-practice')]).toEqual([0, 1]);
  });

  it('recommends no agency for the work that a company sells, but may recommend a tool', () => {
    const tasks = [task({})];
    const kinds = ['agency', 'consultancy', 'code', 'tool', 'shield'] as const;
    const partners = kinds.map((iconType) => partner({ id: iconType, iconType }));
    const foundFor = (step: 'deliver' | 'run') =>
      partnersOf({
        tasks,
        company: company([{ name: 'Appointments', function: step }]),
        profile: { partners },
      }).map(({ id }) => id);
    expect(foundFor('deliver')).toEqual(['shield', 'tool']);
    expect(foundFor('run')).toEqual(['agency', 'code', 'consultancy', 'shield', 'tool']);
  });

  it('recommends nobody if nothing was found', () => {
    expect(partnersOf({ tasks: [], company: company(), profile: defaultProfile })).toEqual([]);
  });
});
