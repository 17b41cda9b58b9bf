import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { CalculationMode } from '#shared/schemas/value.ts';
import { callTagged } from '#web/lib/api-client.ts';
import { keepChangedDashboard } from './keep-dashboard.ts';
import { giveUpRead, readDashboard } from './read-dashboard.ts';

interface AuditChange {
  id: number;
  mode: CalculationMode;
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body: unknown;
  /** ETag of the state that the change is based on; null if the server sent none. */
  tag: string | null;
}

const withDashboardSchema = z.object({ dashboard: z.record(z.string(), z.unknown()) });

export async function changeAudit(client: QueryClient, change: AuditChange): Promise<unknown> {
  const { id, mode, method, path, body, tag } = change;
  const answer = await callTagged(method, `/api/audits/${id}${path}?include=dashboard&mode=${mode}`, {
    body,
    headers: tag === null ? {} : { 'If-Match': tag },
  });
  const changed = withDashboardSchema.safeParse(answer.body);
  if (changed.success) {
    giveUpRead(client);
    keepChangedDashboard(client, id, mode, { body: changed.data.dashboard, tag: answer.tag });
  } else {
    await readDashboard(client, id, { mode, restart: true });
  }
  return answer.body;
}
