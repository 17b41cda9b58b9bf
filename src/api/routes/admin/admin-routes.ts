import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { requireOperator } from '../../visitor/operator-session.ts';
import type { AsOwner } from '../../visitor/owner-of-submission.ts';
import { registerAuditLogRoute } from './audit-log-route.ts';
import { registerDeleteAuditsRoutes } from './delete-audits-routes.ts';
import { registerEnquiriesRoute } from './enquiries-route.ts';
import { registerExplanationRoute } from './explanation-route.ts';
import { registerHealthReportRoute } from './health-report-route.ts';
import { registerJobsRoutes } from './jobs-routes.ts';
import { registerLeadsRoutes } from './leads-routes.ts';
import { registerListAuditsRoute } from './list-audits-route.ts';
import { registerMaintenanceRoutes } from './maintenance-routes.ts';
import { registerModelRoutes } from './model-routes.ts';
import { registerOutboxRoutes } from './outbox-routes.ts';
import { registerOverviewRoutes } from './overview-routes.ts';
import { registerProspectRoutes } from './prospects/prospect-routes.ts';
import { registerRescanRoute } from './rescan-route.ts';
import { registerSecondFactorRoutes } from './second-factor-routes.ts';
import { registerSessionRoutes } from './session-routes.ts';
import { registerSignInRoute } from './sign-in-route.ts';
import { registerSubscribersRoutes } from './subscribers-routes.ts';
import { registerWebhookRoutes } from './webhook-routes.ts';

/** All routes except the sign-in are behind one hook, so that a new route can't be left unprotected. */
export function registerAdminRoutes(app: ApiInstance, context: ApiContext, asOwner: AsOwner): void {
  registerSignInRoute(app, context);
  app.register(async (guarded: ApiInstance) => {
    guarded.addHook('onRequest', requireOperator(context));
    guarded.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    registerSessionRoutes(guarded, context);
    registerListAuditsRoute(guarded, context);
    registerDeleteAuditsRoutes(guarded, context);
    registerRescanRoute(guarded, context, asOwner);
    registerExplanationRoute(guarded, context);
    registerOverviewRoutes(guarded, context);
    registerEnquiriesRoute(guarded, context);
    registerSubscribersRoutes(guarded, context);
    registerOutboxRoutes(guarded, context);
    registerAuditLogRoute(guarded, context);
    registerJobsRoutes(guarded, context);
    registerHealthReportRoute(guarded, context);
    registerProspectRoutes(guarded, context);
    registerLeadsRoutes(guarded, context);
    registerSecondFactorRoutes(guarded, context);
    registerWebhookRoutes(guarded, context);
    registerMaintenanceRoutes(guarded, context);
    registerModelRoutes(guarded, context);
  });
}
