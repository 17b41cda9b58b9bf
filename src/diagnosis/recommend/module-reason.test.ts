import { describe, expect, it } from 'vitest';
import type { Evidence } from '#shared/schemas/evidence.ts';
import type { Task } from '#shared/schemas/task.ts';
import { company, module, recommend, task } from '#tests/support/recommend-samples.ts';
import { maxQuoteLength } from './module-reason.ts';
import type { WorkContext } from './work-context.ts';

const quoteOf = (quote: string, kind: Evidence['kind'] = 'text'): Evidence => ({
  url: 'https://site.test/',
  quote,
  kind,
});

const reasonFor = (workflow: Partial<WorkContext>, tasks: Partial<Task>[] = [{}]) =>
  recommend(
    tasks.map((over, index) => task({ id: index + 1, ...over })),
    [module({})],
    company([workflow, { name: 'Repairs' }, { name: 'Sales' }, { name: 'Stock' }]),
  )[0]?.reason;

describe('the reason for a module', () => {
  it('quotes the site and names the workflow, its hours, and the savings', () => {
    expect(
      reasonFor({ evidence: [quoteOf('Free estimates within 24 hours.')] }, [
        {},
        { name: 'Drive to the customer', traits: ['hands-on'], timeInvestment: 5 },
      ]),
    ).toBe(
      'Your website on Enquiries: “Free estimates within 24 hours”. About 15 hours a week go into Enquiries; help with “Answer enquiries” could save about $960 a month.',
    );
  });

  it('adds the savings in its other workflows, at most two by name', () => {
    const others = ['Repairs', 'Sales', 'Stock'].map((workflow, index) => ({
      workflow,
      timeInvestment: 3 - index,
    }));
    // 10 h save 960 USD a month, so 16 h save 1536 USD, which is rounded to 1500.
    expect(reasonFor({}, [{}, ...others])).toContain(
      'With Repairs, Sales, and 1 more workflow included, the savings come to about $1,500 a month.',
    );
    expect(reasonFor({}, [{}])).not.toContain('in all');
    expect(reasonFor({}, [{}, { workflow: 'Repairs', timeInvestment: 0.05 }])).not.toContain('in all');
  });

  it('prefers a quote that shows the task, and a statement to a label', () => {
    const evidence = [quoteOf('Contact', 'navigation'), quoteOf('We answer within one business day')];
    expect(reasonFor({ evidence })).toContain(
      'Your website on Enquiries: “We answer within one business day”.',
    );
    expect(reasonFor({ evidence: evidence.slice(0, 1) })).toContain('Your website on Enquiries: “Contact”.');
    expect(reasonFor({ evidence: [quoteOf('+ Add Property')] })).toContain(': “+ Add Property”.');
    const shown = { evidence: [quoteOf('Ask our team anything you like')] };
    expect(reasonFor({ evidence }, [shown])).toContain('“Ask our team anything you like”');
  });

  it("quotes nothing that visitors can't see, and truncates a long quote between words", () => {
    expect(reasonFor({ evidence: [quoteOf('Calendly', 'technology')] })).toMatch(/^About 10 hours/);
    const long = `${'many words '.repeat(20)}end`;
    const quote = /“([^”]*)”\./.exec(reasonFor({ evidence: [quoteOf(long)] }) ?? '')?.[1] ?? '';
    expect(quote.length).toBeLessThanOrEqual(maxQuoteLength + 1);
    expect(quote.endsWith('words…') || quote.endsWith('many…')).toBe(true);
    expect(long.startsWith(quote.slice(0, -1))).toBe(true);
  });

  it('does not claim that typed or typical work was found on the site', () => {
    const evidence = [quoteOf('We answer within one business day')];
    expect(reasonFor({ basis: 'told', evidence })).toMatch(/^You entered this work yourself\. /);
    expect(reasonFor({ basis: 'typical', evidence })).toMatch(/^Your website doesn’t show this work/);
  });

  it('promises no savings if there are hardly any', () => {
    const reason = reasonFor({}, [{ timeInvestment: 0.1, traits: ['answer-questions'] }, { id: 9 }]);
    expect(reason).toContain('$');
    const little = recommend(
      [task({ framework: 'Enhance', serviceValue: 8, replicabilityDifficulty: 8, timeInvestment: 0.7 })],
      [module({ category: 1 })],
    )[0]?.reason;
    expect(little).toContain('saves little time, but can make the result better');
  });
});

describe('cautions', () => {
  const cautionFor = (
    workflow: Partial<WorkContext>,
    over: Partial<Task>,
    fields: ('health' | 'law')[] = [],
  ) =>
    recommend(
      [task({ traits: ['draft-text'], ...over })],
      [
        module({
          capabilities: [
            { trait: 'draft-text', weight: 1 },
            { trait: 'answer-questions', weight: 1 },
          ],
        }),
      ],
      company([workflow], { fields: new Set(fields) }),
    )[0]?.caution;

  it('are given if a module affects work in which only a qualified person decides', () => {
    expect(cautionFor({ field: 'health', function: 'deliver' }, {})).toContain('licensed professional');
    expect(cautionFor({ field: 'law', function: 'win' }, {})).toContain('licensed attorney');
    expect(cautionFor({}, { traits: ['answer-questions'] }, ['health'])).toContain('licensed professional');
  });

  it('are not given for its billing, or elsewhere', () => {
    expect(cautionFor({ field: 'health', function: 'paid' }, {}, ['health'])).toBeNull();
    expect(cautionFor({}, {}, ['health'])).toBeNull();
    expect(cautionFor({}, { traits: ['answer-questions'] })).toBeNull();
  });

  it('name the task whose mistakes are serious', () => {
    const difficulty = {
      judgment: 2,
      variability: 2,
      physicalPresence: 1,
      humanContact: 1,
      dataScarcity: 1,
    };
    const value = { differentiation: 3, customerDecision: 3, expertise: 3, revenueInfluence: 3 };
    const at = (errorCost: number) =>
      cautionFor({}, { factors: { difficulty: { ...difficulty, errorCost }, value, adjustments: [] } });
    expect(at(5)).toContain('A mistake in “Answer enquiries” can be serious');
    expect(at(4)).toBeNull();
  });
});
