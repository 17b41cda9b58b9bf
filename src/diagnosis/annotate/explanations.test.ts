import { describe, expect, it } from 'vitest';
import { isExplanation } from './explanations.ts';

const names = new Set(['hallamconsulting']);

describe('isExplanation', () => {
  it.each([
    ['A forest school is an approach to learning out of doors.', true],
    ['Exposure-based approaches may be useful depending on the fear.', true],
    ['An evaluation of attention looks at sleep, mood and school.', true],
    ['Virtual desktops are the modern replacement for older servers.', true],
    ['Warehouses play a crucial role, processing orders and packing them.', true],
    ['Cross-docking: some warehouses offer it for goods in transit.', true],
    ['Hallam Consulting plays a key role in the town.', false],
    ['Our warehouses offer cross-docking.', false],
    ['We believe exposure may be useful, and offer it.', false],
    ['Patients can be helped on the same day.', false],
    ['Hallam Consulting can help a board decide.', false],
    ['Donations can be made through the form.', false],
    ['This can help before winter.', false],
  ])('%j: %s', (sentence, expected) => {
    expect(isExplanation(sentence, names)).toBe(expected);
  });
});
