import { compareWithTrade } from '#shared/benchmarks/compare-with-trade.ts';
import { sampleAuditId } from '#shared/sample-audit.ts';
import { benchmarkAnswerSchema } from '#shared/schemas/benchmark.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { auditOf, checkFreshness } from '../../audits/freshness.ts';
import { answers } from '../../http/answers.ts';
import { auditParams } from '../../http/params.ts';

export function registerBenchmarkRoute(app: ApiInstance, context: ApiContext): void {
  const { audits, benchmarks } = context.stores;
  app.get(
    '/audits/:id/benchmark',
    {
      onRequest: async (_request, reply) => {
        reply.header('cache-control', 'private, no-store');
      },
      schema: {
        tags: ['Diagnosis'],
        summary: 'Compares the findings with those for other scanned websites in the same trade',
        description:
          'Based on the scans themselves: changes to a diagnosis don’t count. `benchmark` is null unless the profile’s `benchmarks` is true, the trade is known, this scan found tasks, and so did the scans of at least nine other websites in the trade.',
        params: auditParams,
        response: answers(benchmarkAnswerSchema),
      },
      preHandler: checkFreshness(context),
    },
    async (request) => {
      const { id } = auditOf(request);
      if (context.profile.profile.benchmarks !== true || id === sampleAuditId) return { benchmark: null };
      const audit = await audits.getAudit(id);
      const scans = audit?.scanId == null ? null : await benchmarks.readTrade(audit.scanId);
      return { benchmark: scans && compareWithTrade(scans.trade, scans.own, scans.others) };
    },
  );
}
