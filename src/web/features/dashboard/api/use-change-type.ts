import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { createdAuditSchema } from '#shared/schemas/audit.ts';
import type { CompanyType } from '#shared/schemas/company.ts';
import { postJson } from '#web/lib/api-client.ts';
import { messageForVisitor } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { messages } from '../messages.ts';
import { sameSiteRequest } from '../rules/same-site-request.ts';
import type { DashboardAudit } from './dashboard-queries.ts';

export function useChangeType(audit: DashboardAudit) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (companyType: CompanyType) =>
      createdAuditSchema.parse(await postJson('/api/audits', { ...sameSiteRequest(audit), companyType })),
    onSuccess: (created) => {
      showToast(messages.typeChanged);
      void navigate(`/diagnosis/${created.id}`);
    },
    onError: (error) =>
      showToast({
        title: messages.typeNotChanged,
        description: messageForVisitor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
}
