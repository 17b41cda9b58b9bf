import { describe, expect, it } from 'vitest';
import type { GoldWorkflow } from './gold.ts';
import { agreement, matchGold } from './match-gold.ts';

const gold = (name: string, ...pages: string[]): GoldWorkflow => ({
  name,
  pages,
  performedBy: 'own',
  reach: 'links',
});
const prediction = (name: string, ...paths: string[]) => ({
  name,
  evidence: paths.map((path) => ({ url: `https://example.com${path}` })),
});
const pairs = (items: GoldWorkflow[], predictions: ReturnType<typeof prediction>[]) =>
  matchGold(items, predictions).map((match) => [match.gold.name, match.prediction.name]);

describe('matchGold', () => {
  it('pairs names with the same meaning in other words', () => {
    expect(pairs([gold('Quote request')], [prediction('Quote and estimate preparation')])).toHaveLength(1);
    expect(pairs([gold('Customer inquiry')], [prediction('Inquiry handling')])).toHaveLength(1);
  });

  it('pairs somewhat similar names only with a page in common', () => {
    const item = gold('Billing and insurance inquiries', 'billing.html');
    const name = 'Insurance claims and billing of treatments';
    expect(pairs([item], [prediction(name, '/billing')])).toHaveLength(1);
    expect(pairs([gold('Senior care visits', 'senior.html')], [prediction('Home visits', '/other')])).toEqual(
      [],
    );
  });

  it('never pairs on a page alone', () => {
    expect(pairs([gold('Recruitment', 'a.html')], [prediction('Donation handling', '/a')])).toEqual([]);
  });

  it('uses each gold and each prediction once, the better pair first', () => {
    const items = [gold('Appointment scheduling'), gold('Recruitment')];
    const predictions = [prediction('Consultation booking'), prediction('Appointment booking')];
    expect(pairs(items, predictions)).toEqual([['Appointment scheduling', 'Appointment booking']]);
  });

  it('treats index pages and bare paths as one page', () => {
    const item = gold('Quality inspection of castings', 'quality/index.html');
    expect(pairs([item], [prediction('Inspection reports', '/quality/')])).toHaveLength(1);
  });
});

describe('agreement', () => {
  it('is 1 for the same words and 0 for none in common', () => {
    expect(agreement('Recruitment', 'recruitment')).toBe(1);
    expect(agreement('Recruitment', 'Donations')).toBe(0);
  });
});
