import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#shared/color/contrast.ts';
import { businessCaseInOrder, orderByReturn } from '#shared/recommendations/order-by-return.ts';
import type { CloserReading } from '#shared/schemas/closer-reading.ts';
import { describeBusinessCase } from '#shared/text/describe-business-case.ts';
import { roundEstimate } from '#shared/text/figures.ts';
import { moneyIn } from '#shared/text/money.ts';
import { hostileReport, minimalReport, richReport } from '#tests/support/report-samples.ts';
import { describeMethod } from './sections/method.ts';
import { buildReportViewModel } from './view-model.ts';

describe('buildReportViewModel', () => {
  it('prints only the figures of the value calculation', () => {
    const input = richReport();
    const { summary, value } = buildReportViewModel(input);
    const dollars = (amount: number) => `$${roundEstimate(amount).toLocaleString('en-US')}`;
    const { low, high } = input.value.ranges.monthlyTotal;
    expect(summary.headline?.figure).toBe(dollars(input.value.monthlyTotal));
    expect(summary.headline?.range).toBe(`Range ${dollars(low)} to ${dollars(high)}`);
    expect(value?.rows.at(-1)).toEqual({
      label: 'Total Monthly Cost Savings',
      low: dollars(low),
      likely: dollars(input.value.monthlyTotal),
      high: dollars(high),
    });
    expect(value?.frameworks.reduce((total, row) => total + row.part, 0)).toBeCloseTo(1);
  });

  it("sums up the recommended modules as the screen does, and gives a team's hours for the whole team", () => {
    const input = richReport();
    const [first] = input.workflows;
    if (!first) throw new Error('The sample has workflows');
    const work = { groups: {}, grows: 'customers' as const, isCore: false };
    const modeled = { ...first, timeInvestment: 8, teamSize: 3, work };
    const { decision, workflows, summary } = buildReportViewModel({ ...input, workflows: [modeled] });
    const worded = describeBusinessCase(
      businessCaseInOrder(input.businessCase, orderByReturn(input.modules)),
      moneyIn(undefined),
    );
    expect(decision?.rows.map(({ cost, savings, net }) => [cost, savings, net])).toEqual(
      [...(worded?.rows ?? []), worded?.total].map((row) => [row?.cost, row?.savings, row?.net]),
    );
    expect(decision?.total).toBe(input.modules.filter(({ paysBack }) => paysBack).length);
    expect(workflows.rows[0]?.basis).toBe('Observed · about 24 hours a week shared by up to 3 people');
    expect(summary.company.work).toContain('about 24 hours a week shared by up to 3 people.');
    expect(summary.findings.join(' ')).toContain(`${worded?.total.net.both} net after 12 months`);
    expect(buildReportViewModel(minimalReport()).decision).toBeNull();
  });

  it('prints totals and prices in both currencies, with the rate, and nothing else differs', () => {
    const input = richReport();
    const currency = { code: 'EUR', perUsd: 0.5, date: '2026-11-01' };
    const model = buildReportViewModel({ ...input, profile: { ...input.profile, currency } });
    const usual = buildReportViewModel(input);
    const { headline, cards, steps, stepsTotal, findings } = model.summary;
    const half = (amount: number) => `€${roundEstimate(roundEstimate(amount) / 2).toLocaleString('en-US')}`;
    const { low, likely, high } = input.value.ranges.monthlyTotal;
    const rate = '1 US dollar is 0.5 EUR as of November 1, 2026.';
    expect(headline).toMatchObject({
      figure: usual.summary.headline?.figure,
      other: `about ${half(likely)}`,
      range: `${usual.summary.headline?.range} (about\u00A0${half(low)} to ${half(high)})`,
      rate,
    });
    expect(cards[1]).toMatchObject({ figure: '$34,000', note: expect.stringMatching(/^About €17,000\. /) });
    expect(cards[2]?.note).toMatch(/^About -?€[\d,]+\. Range -?\$/);
    expect(steps[0]?.facts[0]?.other).toMatch(/^about €/);
    for (const text of [stepsTotal, findings.join(' '), model.nextSteps.steps[1]?.item])
      expect(text).toMatch(/about \$[\d,]+ \(€[\d,]+\)/);
    expect(model.decision?.rows.at(-1)?.cost).toMatchObject({ usd: '$34,000', other: 'about €17,000' });
    expect(model.decision?.notes.at(-1)).toBe(rate);
    expect(model.modules.cards[0]?.category).toMatch(/\$[\d,]+ \(about\u00A0€[\d,]+\)$/);
    expect(model.value?.rows.at(-1)).toEqual({
      label: 'Total in EUR',
      low: `about ${half(low)}`,
      likely: `about ${half(likely)}`,
      high: `about ${half(high)}`,
    });
    const calculation = model.method.find(({ title }) => title === 'How we calculate the value');
    expect(calculation?.text).toContain(rate);
    expect(JSON.stringify(usual)).not.toMatch(/€|EUR/);
    expect([model.value?.total, model.assumptions]).toEqual([usual.value?.total, usual.assumptions]);
  });

  it('states the same counts on the cover, in the summary, and above the lists, and the calculation mode', () => {
    const { summary, cover, workflows, tasks, modules, decision } = buildReportViewModel(richReport());
    expect(summary.paragraphs[0]).toContain('From 4 pages of harbour-dental.example');
    expect(summary.paragraphs[0]).toContain('5 workflows and 13 tasks');
    const paying = modules.cards.filter(({ paysBack }) => paysBack).length;
    const found = cover.facts.find(({ label }) => label === 'Found');
    expect(found?.value).toBe(`5 workflows, 13 tasks, ${paying} recommended modules`);
    expect([workflows.lead, modules.lead, tasks?.rows.length]).toEqual([
      expect.stringMatching(/^5 workflows/),
      expect.stringMatching(new RegExp(`^${paying} modules pay`)),
      13,
    ]);
    expect(decision?.rows).toHaveLength(paying + 1);
    expect(modules.slow.note).toContain(`${modules.cards.length - paying} module`);
    expect(summary.headline?.basis).toBe('Conservative estimate (junior rate), $34.50 an hour');
  });

  it('says that a language cannot be read, and then names no largest workflow', () => {
    const input = richReport();
    const { coverage } = input;
    if (!coverage) throw new Error('The sample was scanned');
    const note = "We read 4 pages, but can't yet interpret Arabic.";
    const { summary } = buildReportViewModel({
      ...input,
      coverage: { ...coverage, note, unreadLanguage: 'Arabic' },
    });
    expect(summary.paragraphs).toEqual([expect.stringContaining('From 4 pages'), note]);
    expect(summary.company.work).toBeNull();
    expect(buildReportViewModel(input).summary.company.work).toContain('takes the most time: ');
  });

  it('explains both calculations in the method', () => {
    const text = buildReportViewModel(richReport())
      .method.map((part) => part.text)
      .join(' ');
    expect(text).toContain('share saved for its framework × 4 weeks × hourly rate');
    expect(text).toContain('13 tasks × 2.5 hours = 33 hours a month (rounded)');
  });

  it('shows what an assumption was before it was changed', () => {
    const { rows } = buildReportViewModel(richReport()).assumptions;
    expect(rows.find((row) => row.name === 'Junior rate')).toMatchObject({
      used: '$34.50/h',
      original: '$30/h before you changed it',
      kind: 'Assumption',
    });
    expect(rows.find((row) => row.name === 'Business conversion rate')?.original).toBeNull();
    expect(rows.find((row) => row.name === 'Share of Optimize hours saved')).toMatchObject({
      kind: 'Published',
      link: { href: 'https://doi.org/10.1126/science.adh2586' },
    });
  });

  it('prints each quote once, with its page', () => {
    const { groups } = buildReportViewModel(richReport()).evidence;
    const first = groups[0];
    expect(first?.quotes.map((piece) => piece.claim)).toEqual([
      'The workflow',
      'The workflow',
      'The workflow',
      'Offer free times and book appointments',
    ]);
    expect(first?.quotes[0]?.page).toEqual({
      label: 'harbour-dental.example/practice',
      href: 'https://www.harbour-dental.example/practice',
    });
    expect(first?.unquoted).toContain('Find a place for emergencies (inferred)');
  });

  it('has no value, map, modules, or roadmap if nothing was found, and says why', () => {
    const model = buildReportViewModel(minimalReport());
    expect([model.value, model.tasks, model.roadmap]).toEqual([null, null, null]);
    expect(model.modules.cards).toEqual([]);
    expect(model.summary.headline).toBeNull();
    expect(model.summary.paragraphs[0]).toContain('announces an opening');
    expect(model.summary.paragraphs[1]).toContain('by hand');
    expect(model.nextSteps.steps[0]?.title).toBe('Enter your workflows and tasks by hand');
    expect(model.coverage?.counts.at(-1)).toEqual({ label: 'Scan quality', value: 'N/A' });
  });

  it("begins with the plan's first trials, each with savings and hours", () => {
    const input = richReport();
    const { steps, safeguards } = buildReportViewModel(input).summary;
    const planned = input.roadmap.phases.flatMap((phase) => phase.steps);
    const trials = planned.flatMap(({ title, trial }) => (trial ? [title] : []));
    expect(steps.map(({ title }) => title)).toEqual(trials.slice(0, 3));
    expect(steps.length).toBeGreaterThan(0);
    for (const { facts, why } of steps) {
      expect(facts.map(({ label }) => label)).toEqual([
        'Monthly savings',
        'Hours covered',
        'One-time cost',
        'Effort',
      ]);
      expect(why.length).toBeGreaterThan(20);
    }
    expect(safeguards?.data.join(' ')).toContain('data processing agreement');
    const introduced = planned.find(({ moduleId }) => moduleId !== null)?.title.replace('Introduce ', '');
    expect(safeguards?.risks.join(' ')).toContain(`(${introduced})`);
  });

  it('names the client, the author, and the business on the first page', () => {
    const report = richReport();
    const audit = {
      ...report.audit,
      kind: 'manual' as const,
      domain: '',
      website: 'ours',
      createdAt: '2026-11-22T09:00:00.000Z',
      businessDescription: 'We repair clocks.',
    };
    const plain = buildReportViewModel({ ...report, audit });
    expect(plain.cover).toMatchObject({ domain: 'Your entry from Nov 22', subject: null, preparedBy: null });
    expect(plain.document.title).toBe('Diagnosis report for your entry from Nov 22');
    expect(plain.summary.company.description).toBe('We repair clocks.');
    const presentation = { clientName: 'Quay Ltd', preparedBy: 'Mara', note: 'For Monday.', logo: null };
    const { cover } = buildReportViewModel({ ...report, audit, presentation });
    expect(cover).toMatchObject({
      domain: 'Quay Ltd',
      subject: 'Your entry from Nov 22',
      preparedBy: 'Prepared by Mara',
      note: 'For Monday.',
    });
  });

  it('says when a model read the site, and what became of its proposals', () => {
    const report = richReport();
    const closerReading: CloserReading = {
      status: 'done',
      model: 'some-model',
      reason: null,
      proposed: 5,
      shown: 2,
      refused: 3,
      changes: { workflows: [], offerings: [], removed: [] },
      possiblyPaidTwice: false,
      keptEdits: false,
      endedAt: '2026-11-20T10:02:00.000Z',
    };
    const textWith = (change: Partial<CloserReading>) =>
      describeMethod({
        ...report,
        audit: { ...report.audit, closerReading: { ...closerReading, ...change } },
      }).find(({ title }) => title === 'The second reader')?.text;
    expect(textWith({})).toContain('read the site on November 20, 2026, as a second reader.');
    expect(textWith({})).toContain(
      'show 2 of its 5 proposals. We left out 3 that failed our checks or added nothing new.',
    );
    expect(textWith({ shown: 5, refused: 0 })).not.toContain('left out');
    expect(textWith({ keptEdits: true })).not.toContain('show');
  });

  it('shows the plan under each next step, and darkens a pale accent', () => {
    const report = richReport();
    const { nextSteps } = buildReportViewModel(report);
    expect(nextSteps.steps).toHaveLength(5);
    for (const { item } of nextSteps.steps) expect(item).not.toBe('');
    const brand = { ...report.profile.brand, accentLight: '#FFE600' };
    const { accent } = buildReportViewModel({ ...report, profile: { ...report.profile, brand } }).document;
    expect(contrastRatio(accent, '#fbfaf7')).toBeGreaterThanOrEqual(4.5);
  });

  it('gives the reason of a failed scan', () => {
    const report = minimalReport();
    const failure = { code: 'timed-out' as const, message: 'The site did not answer in time.' };
    const { summary } = buildReportViewModel({
      ...report,
      audit: { ...report.audit, status: 'failed', failure },
    });
    expect(summary.paragraphs[0]).toBe('The site did not answer in time.');
  });

  it('says that nothing was read for a manual entry', () => {
    const report = richReport();
    const model = buildReportViewModel({
      ...report,
      audit: { ...report.audit, kind: 'manual' },
      coverage: null,
    });
    expect(model.coverage).toBeNull();
    expect(model.summary.paragraphs[0]).toContain('You described 5 workflows');
    expect(model.cover.facts[2]?.value).toBe('Workflows and tasks entered by hand');
    expect(model.evidence.intro).toContain('entered by hand');
  });

  it('links only http addresses, and has fallbacks for missing names', () => {
    const model = buildReportViewModel(hostileReport());
    const pages = model.evidence.groups.flatMap((group) => group.quotes.map((piece) => piece.page));
    const hrefs = pages.flatMap(({ href }) => (href === null ? [] : [href]));
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) expect(href).toMatch(/^https?:/);
    expect(model.workflows.rows.at(-1)?.name).toBe('Unknown Workflow');
    expect(model.coverage?.more).toEqual(['49,880 more pages not listed here.']);
  });

  it('counts duplicates and pages that were not fetched instead of listing each', () => {
    const input = richReport();
    if (!input.coverage) throw new Error('The sample was scanned');
    const page = (outcome: 'read' | 'duplicate' | 'not-fetched', index: number) => ({
      url: `https://www.harbour-dental.example/${outcome}-${index}`,
      outcome,
      ...(outcome === 'not-fetched' ? { reason: 'We had already read enough pages.' } : {}),
    });
    const pages = [page('read', 0), page('duplicate', 0), page('not-fetched', 0), page('not-fetched', 1)];
    const { coverage } = buildReportViewModel({ ...input, coverage: { ...input.coverage, found: 4, pages } });
    expect(coverage?.pages.map(({ outcome }) => outcome)).toEqual(['Read']);
    expect(coverage?.more).toEqual([
      '1 duplicate of these pages is not listed.',
      '2 pages not fetched. We had already read enough pages.',
    ]);
  });

  it('prints what was typed as the type of a workflow with a capital letter, and no empty evidence', () => {
    const input = richReport();
    const workflows = input.workflows.map((one) => ({ ...one, typedType: 'customer-facing', evidence: [] }));
    const tasks = input.tasks.map((task) => ({ ...task, evidence: [] }));
    const audit = { ...input.audit, kind: 'manual' as const };
    const model = buildReportViewModel({ ...input, audit, workflows, tasks, coverage: null });
    expect(model.workflows.rows[0]?.type).toBe('Customer-facing');
    expect(model.evidence.groups).toEqual([]);
  });

  it('quotes the website for each offering, and marks those added by hand', () => {
    const { offerings } = buildReportViewModel(richReport());
    expect(offerings.rows).toMatchObject([
      { name: 'Knee rehabilitation', quote: { text: 'Knee rehabilitation after surgery.' } },
      { name: 'Night guards', quote: null },
    ]);
    expect(offerings.more).toBeNull();
    const [first] = richReport().offerings;
    if (first === undefined) throw new Error('The sample has offerings');
    const many = Array.from({ length: 43 }, () => first);
    const long = buildReportViewModel({ ...richReport(), offerings: many }).offerings;
    expect([long.rows.length, long.more]).toEqual([40, '3 more offerings.']);
  });

  it('separates product work from the table of workflows', () => {
    const report = richReport();
    const [first, ...rest] = report.workflows;
    if (first === undefined) throw new Error('The sample has workflows');
    const model = buildReportViewModel({
      ...report,
      workflows: [{ ...first, performedBy: 'product' }, ...rest],
    });
    expect(model.workflows.productWork.map((work) => work.name)).toEqual(['Appointment scheduling']);
    expect(model.workflows.rows).toHaveLength(4);
  });
});
