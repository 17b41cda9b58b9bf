import type { ApiContext, ApiInstance } from '../api-types.ts';
import { registerReadAuditRoute } from './audits/read-audit-route.ts';
import { registerCoverageRoute } from './coverage/coverage-route.ts';
import { registerFaviconRoute } from './favicon/favicon-route.ts';
import { registerHealthRoutes } from './health/health-routes.ts';
import { registerIndustryRoute } from './industry/industry-route.ts';
import { registerModulesRoute } from './modules/modules-route.ts';
import { registerPartnersRoute } from './partners/partners-route.ts';
import { registerRoadmapRoute } from './roadmap/roadmap-route.ts';
import { registerScanRoute } from './scan/scan-route.ts';
import { registerReadStatsRoute } from './stats/read-stats-route.ts';
import { registerSyncStatsRoute } from './stats/sync-stats-route.ts';
import { registerReadTasksRoute } from './tasks/read-tasks-route.ts';
import { registerValueRoute } from './value/value-route.ts';
import { registerReadWorkflowsRoute } from './workflows/read-workflows-route.ts';

/** Every route of the API, noun by noun. */
export function registerRoutes(app: ApiInstance, context: ApiContext): void {
  registerHealthRoutes(app, context);
  registerReadAuditRoute(app, context);
  registerReadWorkflowsRoute(app, context);
  registerReadTasksRoute(app, context);
  registerReadStatsRoute(app, context);
  registerSyncStatsRoute(app, context);
  registerValueRoute(app, context);
  registerModulesRoute(app, context);
  registerPartnersRoute(app, context);
  registerRoadmapRoute(app, context);
  registerCoverageRoute(app, context);
  registerIndustryRoute(app, context);
  registerFaviconRoute(app, context);
  registerScanRoute(app, context);
}
