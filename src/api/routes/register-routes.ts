import type { ApiContext, ApiInstance } from '../api-types.ts';
import { createNewAuditLimit } from '../audits/new-audit-limit.ts';
import { createAsOwner } from '../visitor/owner-of-submission.ts';
import { registerAdminRoutes } from './admin/admin-routes.ts';
import { registerClearAuditsRoute } from './admin/delete-audits-routes.ts';
import { registerAssignRolesRoute } from './assign-roles/assign-roles-route.ts';
import { registerAssumptionsRoute } from './assumptions/assumptions-route.ts';
import { registerCreateAuditRoute } from './audits/create-audit-route.ts';
import { registerReadAuditRoute } from './audits/read-audit-route.ts';
import { registerSuggestionsRoute } from './catalogue/suggestions-route.ts';
import { registerConfigRoute } from './config/config-route.ts';
import { registerCoverageRoute } from './coverage/coverage-route.ts';
import { registerFaviconRoute } from './favicon/favicon-route.ts';
import { registerHealthRoutes } from './health/health-routes.ts';
import { registerIndustryRoute } from './industry/industry-route.ts';
import { registerManualEntryRoute } from './manual-entry/manual-entry-route.ts';
import { registerMethodRoute } from './method/method-route.ts';
import { registerMetricsRoute } from './metrics/metrics-route.ts';
import { registerModulesRoute } from './modules/modules-route.ts';
import { registerPartnersRoute } from './partners/partners-route.ts';
import { registerReportRoute } from './report/report-route.ts';
import { registerRoadmapRoute } from './roadmap/roadmap-route.ts';
import { registerScanRoute } from './scan/scan-route.ts';
import { registerReadStatsRoute } from './stats/read-stats-route.ts';
import { registerSyncStatsRoute } from './stats/sync-stats-route.ts';
import { registerMailLinkRoutes } from './subscribe/mail-link-routes.ts';
import { registerSubscribeRoute } from './subscribe/subscribe-route.ts';
import { registerSubscriberRoutes } from './subscribe/subscriber-routes.ts';
import { registerEditTasksRoutes } from './tasks/edit-tasks-routes.ts';
import { registerReadTasksRoute } from './tasks/read-tasks-route.ts';
import { registerUndoRoute } from './undo/undo-route.ts';
import { registerValueRoute } from './value/value-route.ts';
import { registerEditWorkflowsRoutes } from './workflows/edit-workflows-routes.ts';
import { registerReadWorkflowsRoute } from './workflows/read-workflows-route.ts';

/** Every route of the API, noun by noun. */
export function registerRoutes(app: ApiInstance, context: ApiContext): void {
  const submissions = {
    asOwner: createAsOwner(context),
    withinLimit: createNewAuditLimit(app, context),
  };
  registerHealthRoutes(app, context);
  registerMetricsRoute(app, context);
  registerConfigRoute(app, context);
  registerMethodRoute(app);
  registerSuggestionsRoute(app);
  registerCreateAuditRoute(app, context, submissions);
  registerManualEntryRoute(app, context, submissions);
  registerClearAuditsRoute(app, context);
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
  registerEditWorkflowsRoutes(app, context);
  registerEditTasksRoutes(app, context);
  registerAssignRolesRoute(app, context);
  registerUndoRoute(app, context);
  registerAssumptionsRoute(app, context);
  registerSubscribeRoute(app, context);
  registerSubscriberRoutes(app, context);
  registerMailLinkRoutes(app, context);
  registerReportRoute(app, context);
  registerAdminRoutes(app, context, submissions.asOwner);
}
