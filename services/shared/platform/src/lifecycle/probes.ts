import { metricsPath } from '../telemetry/metrics-route.js';
import { isHealthPath } from './health-routes.js';

/** Whether a path is asked by what watches the process, not by those it serves: answered while it starts, and not logged. */
export const isProbe = (path: string): boolean => isHealthPath(path) || path === metricsPath;
