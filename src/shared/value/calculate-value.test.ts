import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyTeam, ModeledWork } from '../schemas/company-model.ts';
import type { Assumptions } from '../schemas/rates.ts';
import { calculateValue } from './calculate-value.ts';
import type { ValueInput, ValueTask } from './task-figures.ts';

const assumptions: Assumptions = {
  savedShare: {
    Automate: { low: 0.5, likely: 0.8, high: 0.9 },
    Optimize: { low: 0.25, likely: 0.4, high: 0.55 },
    Enhance: { low: 0, likely: 0.1, high: 0.13 },
  },
  juniorRateUsdPerHour: 30,
  conversionRate: 0.2,
  roleRatesUsdPerHour: { 'Data Analyst': 45, 'Project Manager': 80 },
  countWholeTeam: false,
  adoptionShare: 1,
};

const task = (over: Partial<ValueTask>): ValueTask => ({
  id: 1,
  workflow: 'Invoicing',
  requiresJudgment: false,
  serviceValue: 2,
  replicabilityDifficulty: 2,
  timeInvestment: 10,
  assignedRole: null,
  ...over,
});

const automate = task({ id: 1 });
const optimize = task({ id: 2, replicabilityDifficulty: 5, timeInvestment: 5, assignedRole: 'Data Analyst' });
const enhance = task({
  id: 3,
  replicabilityDifficulty: 8,
  serviceValue: 8,
  timeInvestment: 20,
  assignedRole: 'Project Manager',
});

const input = (over: Partial<ValueInput>): ValueInput => ({
  tasks: [automate, optimize, enhance],
  workflows: [{ name: 'Invoicing', teamSize: 3, teamRoles: [] }],
  assumptions,
  companySize: '11-50',
  mode: 'simple',
  ...over,
});

describe('calculateValue', () => {
  it('saves 32 hours a month for 10 Automate hours a week', () => {
    const value = calculateValue(input({ tasks: [automate] }));
    expect(value.timeEfficiency).toBe(32);
    expect(value.costSavingsUSD).toBe(960);
    expect(value.ranges.timeEfficiency).toEqual({ low: 20, likely: 32, high: 36 });
    expect(value.ranges.costSavingsUSD).toEqual({ low: 600, likely: 960, high: 1080 });
  });

  it('adds up the three frameworks as calculated by hand', () => {
    // Likely: 10*0.8*4 = 32 h, 5*0.4*4 = 8 h, 20*0.1*4 = 8 h: 48 h at 30 USD = 1,440 USD; 20% of that is 288.
    const value = calculateValue(input({}));
    expect(value).toMatchObject({
      timeEfficiency: 48,
      costSavingsUSD: 1440,
      monthlyTotal: 1440,
      newBusinessUSD: 288,
      toolsConsolidationUSD: 0,
      automateCount: 1,
      optimizeCount: 1,
      enhanceCount: 1,
      automateTimeSavings: 32,
      optimizeTimeSavings: 8,
      enhanceTimeSavings: 8,
      totalTimeInvestment: 35,
      hourlyRate: 30,
      calculationMode: 'simple',
    });
    // Low: 20 + 5 + 0 = 25 h, 750 USD. High: 36 + 11 + 10.4 = 57.4 h, 1,722 USD.
    expect(value.ranges.costSavingsUSD).toEqual({ low: 750, likely: 1440, high: 1722 });
    expect(value.ranges.timeEfficiency).toEqual({ low: 25, likely: 48, high: 57 });
  });

  it('uses role rates in advanced mode', () => {
    // 32 h at 30 (no role) + 8 h at 45 + 8 h at 80 = 960 + 360 + 640 = 1,960 USD over 48 h = 40.83 USD/h.
    const value = calculateValue(input({ mode: 'advanced' }));
    expect(value.costSavingsUSD).toBe(1960);
    expect(value.hourlyRate).toBe(40.83);
    expect(value.calculationMode).toBe('advanced');
  });

  it("prefers the workflow's own team roles to the global map, and uses the junior rate if neither has the role", () => {
    const workflows = [
      { name: 'Invoicing', teamSize: 1, teamRoles: [{ role: 'Data Analyst', count: 1, hourlyRate: 100 }] },
    ];
    const stranger = task({ id: 4, assignedRole: 'Lighthouse Keeper' });
    const inherited = task({ id: 5, assignedRole: 'constructor' });
    const value = calculateValue(
      input({ tasks: [optimize, stranger, inherited], workflows, mode: 'advanced' }),
    );
    expect(value.lines.map((line) => line.rateUsdPerHour)).toEqual([100, 30, 30]);
  });

  it('counts the whole team only if asked', () => {
    const once = calculateValue(input({ tasks: [automate] }));
    const team = calculateValue(
      input({ tasks: [automate], assumptions: { ...assumptions, countWholeTeam: true } }),
    );
    expect(team.costSavingsUSD).toBe(3 * once.costSavingsUSD);
  });

  it('scales all hours down equally if they exceed what the company can work', () => {
    // 5.5 people x 40 h = 220 h a week. Typed: (150 + 70) h x 2 people = 440 h.
    const tasks = [task({ id: 1, timeInvestment: 150 }), task({ id: 2, timeInvestment: 70 })];
    const doubled = { ...assumptions, countWholeTeam: true };
    const workflows = [{ name: 'Invoicing', teamSize: 2, teamRoles: [] }];
    const value = calculateValue(input({ tasks, workflows, assumptions: doubled, companySize: '1-10' }));
    expect(value.cap).toEqual({ limitHoursPerWeek: 220, hoursPerWeekBefore: 440, scale: 0.5, applied: true });
    expect(value.lines.map((line) => line.hoursPerWeek)).toEqual([150, 70]);
    expect(value.totalTimeInvestment).toBe(220);
  });

  it('limits hours to the number of people entered, and returns the share of their hours that is saved', () => {
    const tasks = [task({ id: 1, timeInvestment: 150 }), task({ id: 2, timeInvestment: 70 })];
    const withHeadcount = { ...assumptions, headcount: 2 };
    const value = calculateValue(input({ tasks, assumptions: withHeadcount, companySize: '' }));
    expect(value.cap).toMatchObject({ limitHoursPerWeek: 80, hoursPerWeekBefore: 220, applied: true });
    expect(value.totalTimeInvestment).toBe(80);
    expect(value.savedShareOfAllHours).toBeCloseTo(value.ranges.timeEfficiency.likely / 320, 2);
    expect(calculateValue(input({ tasks })).savedShareOfAllHours).toBeNull();
  });

  it('does not limit hours if the size is unknown', () => {
    const value = calculateValue(input({ tasks: [task({ timeInvestment: 168 })], companySize: '' }));
    expect(value.cap).toMatchObject({ limitHoursPerWeek: null, scale: 1, applied: false });
  });

  it('is zero without tasks, with the rate of 50', () => {
    const value = calculateValue(input({ tasks: [] }));
    expect(value).toMatchObject({ timeEfficiency: 0, costSavingsUSD: 0, monthlyTotal: 0, hourlyRate: 50 });
  });

  it('keeps low <= likely <= high and never saves more hours than there are', () => {
    const anyTask = fc.record({
      id: fc.nat(),
      workflow: fc.constantFrom('Invoicing', 'Sales'),
      requiresJudgment: fc.boolean(),
      serviceValue: fc.double({ min: 0, max: 10, noNaN: true }),
      replicabilityDifficulty: fc.double({ min: 0, max: 10, noNaN: true }),
      timeInvestment: fc.double({ min: 0, max: 168, noNaN: true }),
      assignedRole: fc.constantFrom(null, 'Data Analyst', 'x'),
    });
    fc.assert(
      fc.property(
        fc.array(anyTask),
        fc.constantFrom('simple' as const, 'advanced' as const),
        (tasks, mode) => {
          const { ranges, lines } = calculateValue(input({ tasks, mode, companySize: '1-10' }));
          expect(ranges.costSavingsUSD.low).toBeLessThanOrEqual(ranges.costSavingsUSD.likely);
          expect(ranges.costSavingsUSD.likely).toBeLessThanOrEqual(ranges.costSavingsUSD.high);
          const hours = lines.reduce((total, line) => total + line.hoursPerWeek, 0);
          expect(hours).toBeLessThanOrEqual(220 + 1e-6);
          expect(ranges.timeEfficiency.high).toBeLessThanOrEqual(Math.ceil(hours * 4));
        },
      ),
    );
  });

  describe('with a company model', () => {
    const team: CompanyTeam = {
      headcount: { low: 13, likely: 23, high: 43, source: { kind: 'size', size: '11-50' } },
      staffing: { '43': 0.2, '29': 0.8 },
      staffingSource: { text: 'Example', url: 'https://example.com/', sector: 'Example', because: null },
    };
    const work = (isCore: boolean, group: '43' | '29', likely: number): ModeledWork => ({
      groups: { [group]: { low: likely / 2, likely, high: Math.min(1, likely * 2) } },
      grows: 'customers',
      isCore,
    });
    const workflows = [
      { name: 'Invoicing', teamSize: 4, teamRoles: [], work: work(false, '43', 0.1) },
      { name: 'Treatment', teamSize: 18, teamRoles: [], work: work(true, '29', 0.5) },
    ];
    const tasks = [
      task({ id: 1, hoursShare: 0.7 }),
      task({ id: 2, workflow: 'Treatment', replicabilityDifficulty: 8, serviceValue: 8, hoursShare: 0.7 }),
    ];
    const modeledValue = (over: Partial<Assumptions> = {}, changed: Partial<ValueInput> = {}) =>
      calculateValue(input({ tasks, workflows, team, assumptions: { ...assumptions, ...over }, ...changed }));

    it("counts the company's hours once, whatever hours per person and team size say", () => {
      // 23 people x 20% x 40 h x 10% x 70% = 12.88 h a week.
      expect(modeledValue().lines[0]?.hoursPerWeek).toBeCloseTo(12.88);
      expect(modeledValue({ countWholeTeam: true }).monthlyTotal).toBe(modeledValue().monthlyTotal);
    });

    it('follows an entered headcount, without a range for it', () => {
      const entered = modeledValue({ headcount: 46 });
      expect(entered.monthlyTotal / modeledValue().monthlyTotal).toBeCloseTo(2, 2);
      const spread = (value: typeof entered) =>
        value.ranges.monthlyTotal.high / value.ranges.monthlyTotal.low;
      expect(spread(entered)).toBeLessThan(spread(modeledValue()));
    });

    it('has a range wider than the saved shares alone and narrower than all extremes together', () => {
      const { low, likely, high } = modeledValue().ranges.costSavingsUSD;
      expect(low).toBeLessThan(likely * 0.6);
      expect(low).toBeGreaterThan(likely * (13 / 23) * 0.5 * 0.5);
      expect(high).toBeLessThan(likely * (43 / 23) * 2 * (0.9 / 0.8) * 1.3);
    });

    it('counts typed hours of a scanned workflow for each of its people', () => {
      const typed = task({ id: 3, timeInvestment: 2, hoursShare: null });
      expect(modeledValue({}, { tasks: [typed] }).lines[0]?.hoursPerWeek).toBe(8);
    });

    it('returns the share of all hours that is saved', () => {
      const value = modeledValue();
      expect(value.savedShareOfAllHours).toBeCloseTo(value.timeEfficiency / (23 * 40 * 4), 2);
      expect(calculateValue(input({})).savedShareOfAllHours).toBeNull();
    });
  });
});
