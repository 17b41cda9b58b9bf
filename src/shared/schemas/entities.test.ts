import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { companyTypeLabels, companyTypes } from '#shared/company-types.ts';
import { auditSchema, createAuditSchema, createdAuditSchema } from './audit.ts';
import { enquirySchema } from './enquiry.ts';
import { manualEntrySchema, manualTaskSchema } from './manual-entry.ts';
import { moduleCategoryIdSchema, recommendedModuleSchema } from './module.ts';
import { partnerIconTypes, recommendedPartnerSchema, relevances } from './partner.ts';
import { generatingSchema } from './progress.ts';
import { statsSchema } from './stats.ts';
import { aiImportances, subscribedSchema, subscriptionSchema } from './subscriber.ts';
import { taskSchema } from './task.ts';
import { valueSummarySchema } from './value.ts';
import { teamRoleSchema, workflowSchema, workflowTypes } from './workflow.ts';

const entities: [string, z.ZodObject, string][] = [
  ['creating an audit', createAuditSchema, 'website companyType domain companySize'],
  ['an audit created', createdAuditSchema, 'id website existingAudit'],
  [
    'an audit',
    auditSchema,
    'id website domain companyType status createdAt stats companySize reachedUrl completedAt failure mine',
  ],
  [
    'stats',
    statsSchema,
    'pagesScanned workflowsIdentified tasksIdentified scanQuality automateCount optimizeCount enhanceCount judgmentTasksCount noJudgmentTasksCount overallProgress',
  ],
  [
    'a workflow',
    workflowSchema,
    'id name department type framework taskCount noJudgementPercentage timeInvestment serviceValue replicabilityDifficulty teamSize teamRoles',
  ],
  ['a team role', teamRoleSchema, 'role count hourlyRate'],
  [
    'a task',
    taskSchema,
    'id name workflow framework requiresJudgment assignedRole serviceValue replicabilityDifficulty timeInvestment',
  ],
  [
    'a module',
    recommendedModuleSchema,
    'id name type category description matchPercentage price implementationTime dependencies',
  ],
  ['a partner', recommendedPartnerSchema, 'id name category description relevance iconType'],
  ['an enquiry', enquirySchema, 'email name phone company jobTitle message companySize'],
  ['a subscription', subscriptionSchema, 'email name phone company aiImportance auditId'],
  ['the answer to a subscription', subscribedSchema, 'subscriberId'],
  ['progress', generatingSchema, 'generating message stage progress'],
  [
    'the value summary',
    valueSummarySchema,
    'timeEfficiency costSavingsUSD newBusinessUSD toolsConsolidationUSD monthlyTotal automateCount optimizeCount enhanceCount automateTimeSavings optimizeTimeSavings enhanceTimeSavings totalTimeInvestment hourlyRate calculationMode',
  ],
  [
    'a task entered by hand',
    manualTaskSchema,
    'name workflow description requiresJudgment serviceValue replicabilityDifficulty timeInvestment',
  ],
];

describe('the specified shapes', () => {
  it.each(entities)('%s has its fields', (_name, schema, fields) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it('lists contain exactly the specified words', () => {
    expect(workflowTypes).toEqual(['Business', 'Analysis', 'Communication', 'Strategy', 'Development']);
    expect(relevances).toEqual(['Perfect Match', 'High Relevance', 'Recommended']);
    expect([...partnerIconTypes].sort()).toEqual(
      ['agency', 'chat', 'code', 'consultancy', 'lock', 'shield', 'tool', 'trending-up'].sort(),
    );
    expect(aiImportances).toEqual([
      'Very Important',
      'Important',
      'Somewhat Important',
      'Not Important',
      'Unsure',
    ]);
    expect(companyTypes.map((type) => `${type}: ${companyTypeLabels[type]}`)).toEqual([
      'consulting: Consulting Agency',
      'tech: Technology Company',
      'financial: Financial Services',
      'healthcare: Healthcare Provider',
      'education: Educational Institution',
      'legal: Business',
      'retail: Retail Business',
      'manufacturing: Manufacturing Company',
      'other: Business',
    ]);
  });

  it('numbers stay within their ranges', () => {
    const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
    for (const rating of [taskSchema.shape.serviceValue, taskSchema.shape.replicabilityDifficulty]) {
      expect([-0.1, 0, 10, 10.1].map((value) => takes(rating, value))).toEqual([false, true, true, false]);
    }
    expect([0, 1, 8, 9].map((value) => takes(moduleCategoryIdSchema, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([-1, 0, 100, 101].map((value) => takes(statsSchema.shape.overallProgress, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(takes(recommendedModuleSchema.shape.type, 'Creative')).toBe(true);
    expect(takes(recommendedModuleSchema.shape.type, 'Other')).toBe(false);
    expect(takes(valueSummarySchema.shape.toolsConsolidationUSD, 1)).toBe(false);
  });

  it('optional fields have their defaults', () => {
    expect(recommendedModuleSchema.shape.implementationTime.parse(undefined)).toBe(0);
    expect(recommendedModuleSchema.shape.dependencies.parse(undefined)).toBe('Fully Independent');
    expect(createAuditSchema.parse({ website: 'x', companyType: 'tech' })).toMatchObject({
      domain: '',
      companySize: '',
    });
    const entry = manualEntrySchema.parse({
      businessInfo: { website: 'x', companyType: 'tech', businessDescription: 'y' },
      workflows: [{ name: 'W', department: 'IT', type: 'other' }],
      tasks: [{ name: 'T', workflow: 'W' }],
    });
    expect(entry.tasks[0]).toMatchObject({ requiresJudgment: false, serviceValue: 5, timeInvestment: 1 });
  });
});
