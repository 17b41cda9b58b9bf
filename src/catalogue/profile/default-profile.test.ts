import { expect, test } from 'vitest';
import { findModuleCategory } from '#shared/module-categories.ts';
import { partnerIconTypes } from '#shared/schemas/partner.ts';
import { profileSchema } from '#shared/schemas/profile.ts';
import { taskTraits } from '#shared/schemas/task.ts';
import { checkProfile } from './check-profile.ts';
import { defaultProfile } from './default-profile.ts';

test('the default profile is valid and free of contradictions', () => {
  expect(profileSchema.parse(defaultProfile)).toEqual(defaultProfile);
  expect(checkProfile(defaultProfile)).toEqual([]);
});

test('has a module in each category and a partner for each icon type', () => {
  expect([...new Set(defaultProfile.modules.map((module) => module.category))].sort()).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(new Set(defaultProfile.partners.map((partner) => partner.iconType))).toEqual(
    new Set(partnerIconTypes),
  );
});

test('has at least 24 modules and 24 partners that serve every trait except manual work and care', () => {
  expect(defaultProfile.modules.length).toBeGreaterThanOrEqual(24);
  expect(defaultProfile.partners.length).toBeGreaterThanOrEqual(24);
  const served = new Set(
    defaultProfile.modules.flatMap((module) => module.capabilities.map((one) => one.trait)),
  );
  expect(taskTraits.filter((trait) => !served.has(trait))).toEqual(['hands-on', 'care']);
});

test('has special icons for a security partner and two others', () => {
  const special = defaultProfile.partners.filter((partner) => partner.specialIcon);
  expect(special).toHaveLength(3);
  expect(special.filter((partner) => ['shield', 'lock'].includes(partner.iconType))).toHaveLength(1);
});

test('describes what every module gives, needs, risks, and leaves to people', () => {
  for (const module of defaultProfile.modules) {
    expect(findModuleCategory(module.category), module.id).not.toBeNull();
    expect(module.benefits.length, module.id).toBeGreaterThanOrEqual(2);
    expect(module.developmentSteps.length, module.id).toBeGreaterThanOrEqual(3);
    for (const list of [module.prerequisites, module.dataNeeded, module.risks, module.staysWithPeople]) {
      expect(list.length, module.id).toBeGreaterThan(0);
    }
  }
});

test('states in the landing disclaimer what the estimate is based on and what is unknown', () => {
  const { landing } = defaultProfile.disclaimers;
  for (const phrase of [
    'sample estimates',
    'your website',
    'general industry data',
    'team size',
    'hourly rates',
    'internal tools',
  ]) {
    expect(landing).toContain(phrase);
  }
});

test('states in the value and task disclaimers what the specification requires', () => {
  const { value, taskList } = defaultProfile.disclaimers;
  expect(value).toContain('representative estimate');
  expect(value).toContain('likely inaccurate without your exact team size and hourly rates');
  expect(value).toContain('All metrics are monthly estimates');
  expect(taskList).toContain('representative estimates from the website only');
});

test("does not contain a real person's contact details", () => {
  expect(defaultProfile.contact.email).toMatch(/@example\.com$/);
  expect(defaultProfile.contact.phone).toMatch(/555 01\d\d$/);
});
