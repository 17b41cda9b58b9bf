export const queryKeys = {
  config: ['config'] as const,
  method: ['method'] as const,
  ready: ['ready'] as const,
  suggestions: (companyType: string) => ['suggestions', companyType] as const,
  specialties: (search: string) => ['specialties', search] as const,
  audits: ['audits'] as const,
  ownAudits: ['audits', 'own'] as const,
  comparison: (id: number, other: number) => ['audits', id, 'comparison', other] as const,
  audit: (id: number) => ['audits', id] as const,
  auditPart: (id: number, part: AuditPart) => ['audits', id, part] as const,
  tasks: (id: number, workflow?: string) =>
    workflow === undefined
      ? (['audits', id, 'tasks'] as const)
      : (['audits', id, 'tasks', { workflow }] as const),
  value: (id: number, mode: string) => ['audits', id, 'value', { mode }] as const,
  operator: ['admin'] as const,
  admin: (part: string) => ['admin', part] as const,
};

export type AuditPart =
  | 'stats'
  | 'offerings'
  | 'workflows'
  | 'modules'
  | 'partners'
  | 'coverage'
  | 'industry'
  | 'business-case'
  | 'roadmap';
