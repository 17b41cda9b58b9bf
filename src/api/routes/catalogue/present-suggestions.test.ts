import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { companyTypes } from '#shared/schemas/company.ts';
import { manualEntryLimits, manualEntrySchema } from '#shared/schemas/manual-entry.ts';
import { suggestionsSchema } from '#shared/schemas/suggestion.ts';
import { presentSuggestions } from './present-suggestions.ts';

describe('presentSuggestions', () => {
  it.each(companyTypes)('suggests to %s only what can be submitted unchanged', (companyType) => {
    const suggested = suggestionsSchema.parse(presentSuggestions(companyType)).workflows;
    expect(suggested.length).toBeGreaterThan(20);
    // The type "Other" combines several company types, so it may have more workflows than one entry allows.
    const halves = [
      suggested.slice(0, manualEntryLimits.workflows),
      suggested.slice(-manualEntryLimits.workflows),
    ];
    for (const workflows of halves) expectSubmittable(companyType, workflows);
  });

  function expectSubmittable(companyType: string, workflows: z.infer<typeof suggestionsSchema>['workflows']) {
    const entry = {
      businessInfo: { website: 'x', companyType, businessDescription: 'x' },
      workflows,
      tasks: workflows.flatMap(({ name, tasks }) => tasks.map((task) => ({ ...task, workflow: name }))),
    };
    expect(manualEntrySchema.safeParse(entry).error?.issues).toBeUndefined();
  }

  it("lists the trade's own work first, with its trade, then everyone's", () => {
    const { workflows } = presentSuggestions('retail');
    const general = workflows.findIndex(({ kinds }) => kinds.length === 0);
    expect(general).toBeGreaterThan(5);
    expect(workflows.slice(general).every(({ kinds }) => kinds.length === 0)).toBe(true);
    expect(new Set(workflows.flatMap(({ kinds }) => kinds))).toContain('Online shop');
    expect(new Set(workflows.flatMap(({ kinds }) => kinds))).not.toContain('Dental practice');
  });

  it('offers legal work under Other, which law firms choose', () => {
    const kinds = new Set(presentSuggestions('other').workflows.flatMap((workflow) => workflow.kinds));
    expect(kinds).toContain('Legal services');
    expect(kinds).toContain('Restaurant or café');
  });
});
