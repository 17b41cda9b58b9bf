import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { auditSchema } from '#shared/schemas/audit.ts';
import { businessCaseSchema } from '#shared/schemas/business-case.ts';
import { coverageSchema } from '#shared/schemas/coverage.ts';
import { industrySchema } from '#shared/schemas/industry.ts';
import { recommendedModuleSchema } from '#shared/schemas/module.ts';
import { offeringSchema } from '#shared/schemas/offering.ts';
import { recommendedPartnerSchema } from '#shared/schemas/partner.ts';
import { roadmapSchema } from '#shared/schemas/roadmap.ts';
import { statsSchema } from '#shared/schemas/stats.ts';
import { type CalculationMode, valueSummarySchema } from '#shared/schemas/value.ts';
import { workflowSchema } from '#shared/schemas/workflow.ts';
import { getJson } from './api-client.ts';
import { queryKeys } from './query-keys.ts';
import { parseTasksAnswer } from './tasks-answer.ts';

export const auditQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.audit(id),
    queryFn: async ({ signal }) => auditSchema.parse(await getJson(`/api/audits/${id}`, signal)),
  });

export const statsQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.auditPart(id, 'stats'),
    // The specification makes these counts stale after 5 s.
    staleTime: 5000,
    queryFn: async ({ signal }) => statsSchema.parse(await getJson(`/api/audits/${id}/stats`, signal)),
  });

export const workflowsQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.auditPart(id, 'workflows'),
    queryFn: async ({ signal }) =>
      z.array(workflowSchema).parse(await getJson(`/api/audits/${id}/workflows`, signal)),
  });

export const offeringsQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.auditPart(id, 'offerings'),
    queryFn: async ({ signal }) =>
      z.array(offeringSchema).parse(await getJson(`/api/audits/${id}/offerings`, signal)),
  });

export const tasksQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.tasks(id),
    queryFn: async ({ signal }) => parseTasksAnswer(await getJson(`/api/audits/${id}/tasks`, signal)),
  });

export const modulesQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.auditPart(id, 'modules'),
    queryFn: async ({ signal }) =>
      z.array(recommendedModuleSchema).parse(await getJson(`/api/audits/${id}/modules`, signal)),
  });

export const partnersQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.auditPart(id, 'partners'),
    queryFn: async ({ signal }) =>
      z.array(recommendedPartnerSchema).parse(await getJson(`/api/audits/${id}/partners`, signal)),
  });

export const coverageQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.auditPart(id, 'coverage'),
    queryFn: async ({ signal }) => coverageSchema.parse(await getJson(`/api/audits/${id}/coverage`, signal)),
  });

export const industryQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.auditPart(id, 'industry'),
    queryFn: async ({ signal }) => industrySchema.parse(await getJson(`/api/audits/${id}/industry`, signal)),
  });

export const businessCaseQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.auditPart(id, 'business-case'),
    queryFn: async ({ signal }) =>
      businessCaseSchema.parse(await getJson(`/api/audits/${id}/business-case`, signal)),
  });

export const roadmapQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.auditPart(id, 'roadmap'),
    queryFn: async ({ signal }) => roadmapSchema.parse(await getJson(`/api/audits/${id}/roadmap`, signal)),
  });

export const valueQuery = (id: number, mode: CalculationMode) =>
  queryOptions({
    queryKey: queryKeys.value(id, mode),
    queryFn: async ({ signal }) =>
      valueSummarySchema.parse(await getJson(`/api/audits/${id}/value?mode=${mode}`, signal)),
  });
