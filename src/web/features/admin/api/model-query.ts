import { queryOptions } from '@tanstack/react-query';
import { type ModelTest, modelReportSchema, modelTestSchema } from '#shared/schemas/model-report.ts';
import { getJson, postJson } from '#web/lib/api-client.ts';
import { queryKeys } from '#web/lib/query-keys.ts';

export const adminModelQuery = queryOptions({
  queryKey: queryKeys.admin('model'),
  queryFn: async ({ signal }) => modelReportSchema.parse(await getJson('/api/admin/model', signal)),
});

export async function tryModel(): Promise<ModelTest> {
  return modelTestSchema.parse(await postJson('/api/admin/model/test'));
}
