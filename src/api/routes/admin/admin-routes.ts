import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { requireOperator } from '../../visitor/operator-session.ts';
import { registerEnquiriesRoute } from './enquiries-route.ts';
import { registerListAuditsRoute } from './list-audits-route.ts';
import { registerOutboxRoutes } from './outbox-routes.ts';
import { registerOverviewRoutes } from './overview-routes.ts';
import { registerSessionRoutes, registerSignInRoute } from './session-routes.ts';
import { registerSubscribersRoutes } from './subscribers-routes.ts';

/** The operator's calls. All but the sign-in stand behind one hook, so that none can be forgotten. */
export function registerAdminRoutes(app: ApiInstance, context: ApiContext): void {
  registerSignInRoute(app, context);
  app.register(async (guarded: ApiInstance) => {
    guarded.addHook('onRequest', requireOperator(context));
    guarded.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    registerSessionRoutes(guarded, context);
    registerListAuditsRoute(guarded, context);
    registerOverviewRoutes(guarded, context);
    registerEnquiriesRoute(guarded, context);
    registerSubscribersRoutes(guarded, context);
    registerOutboxRoutes(guarded, context);
  });
}
