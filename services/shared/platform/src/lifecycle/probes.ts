import { metricsPath } from '../telemetry/metrics-route.js';
import { isHealthPath } from './health-routes.js';

/** Monitoring: answered during the start, and not logged. */
export const isProbe = (path: string): boolean => isHealthPath(path) || path === metricsPath;
