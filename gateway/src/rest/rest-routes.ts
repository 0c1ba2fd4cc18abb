import { staffStatusRoutes } from '../staff-status/staff-status.routes.js';
import { uploadRoutes } from '../uploads/uploads.routes.js';
import { cartRoutes } from './cart.routes.js';
import { contactRoutes } from './contact.routes.js';
import { demoRoutes } from './demo.routes.js';
import type { NamedRoute } from './openapi/openapi-document.js';
import type { RouteDescription } from './openapi/route-description.js';
import { orderRoutes } from './orders.routes.js';
import { productRoutes } from './products.routes.js';
import { staffRoutes } from './staff.routes.js';
import { tourBookingRoutes } from './tour-bookings.routes.js';
import { tourRoutes } from './tours.routes.js';

const named = (routes: Readonly<Record<string, RouteDescription>>): NamedRoute[] =>
  Object.entries(routes).map(([id, route]) => ({ id, ...route }));

/** Every documented call, in the order in which the document tells them. */
export const restRoutes: readonly NamedRoute[] = [
  ...named(tourRoutes),
  ...named(tourBookingRoutes),
  ...named(productRoutes),
  ...named(cartRoutes),
  ...named(orderRoutes),
  ...named(contactRoutes),
  ...named(uploadRoutes),
  ...named(staffRoutes),
  ...named(staffStatusRoutes),
  ...named(demoRoutes),
];
