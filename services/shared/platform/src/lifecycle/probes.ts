import { metricsPath } from '../telemetry/metrics-route.js';
import { isHealthPath } from './health-routes.js';

/** Whether a path is for monitoring. Such requests are answered during the start and not logged. */
export const isProbe = (path: string): boolean => isHealthPath(path) || path === metricsPath;
