import { describe, expect, it } from 'vitest';
import { compareWithTrade } from './compare-with-trade.ts';

const scan = (workflows: number, tasks = 10, automateTasks = 3) => ({ workflows, tasks, automateTasks });

describe('compareWithTrade', () => {
  it("returns the middle half and the median of the others, without the company's own figures", () => {
    const others = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((workflows) => scan(workflows));
    expect(compareWithTrade('Dental practice', scan(20, 30, 10), others)).toEqual({
      trade: 'Dental practice',
      websites: 9,
      figures: [
        { id: 'workflows', own: 20, low: 6, typical: 8, high: 10 },
        { id: 'tasks', own: 30, low: 10, typical: 10, high: 10 },
        { id: 'automateShare', own: 0.33, low: 0.3, typical: 0.3, high: 0.3 },
      ],
    });
  });

  it('returns null for fewer than ten scans, not counting those that found nothing', () => {
    const others = Array.from({ length: 8 }, () => scan(5));
    expect(compareWithTrade('Dental practice', scan(5), others)).toBeNull();
    expect(compareWithTrade('Dental practice', scan(5), [...others, scan(0, 0, 0)])).toBeNull();
    expect(compareWithTrade('Dental practice', scan(5), [...others, scan(6)])).not.toBeNull();
    expect(compareWithTrade('Dental practice', scan(0, 0, 0), [...others, scan(6)])).toBeNull();
  });
});
