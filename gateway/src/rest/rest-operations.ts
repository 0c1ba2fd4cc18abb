import type { WarmOperation } from './rest-operation.js';
import { restRoutes } from './rest-routes.js';

/** Every operation behind `/api`. */
export const restOperations: readonly WarmOperation[] = restRoutes.flatMap(({ operation }) => operation ?? []);
