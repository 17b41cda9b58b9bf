import type { ApiDependencies, ApiInstance } from '../api-types.ts';
import { registerHealthRoutes } from './health/health-routes.ts';

/** Every route of the API, noun by noun. */
export function registerRoutes(app: ApiInstance, deps: ApiDependencies): void {
  registerHealthRoutes(app, deps);
}
