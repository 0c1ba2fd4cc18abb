import { cartRoutes } from './cart.routes.js';
import { contactRoutes } from './contact.routes.js';
import type { RouteDescription } from './openapi/route-description.js';
import { orderRoutes } from './orders.routes.js';
import { productRoutes } from './products.routes.js';
import { staffRoutes } from './staff.routes.js';
import { tourBookingRoutes } from './tour-bookings.routes.js';
import { tourRoutes } from './tours.routes.js';

/** Every documented call under `/api`. */
export const restRoutes: readonly RouteDescription[] = [
  ...Object.values(tourRoutes),
  ...Object.values(tourBookingRoutes),
  ...Object.values(productRoutes),
  ...Object.values(cartRoutes),
  ...Object.values(orderRoutes),
  ...Object.values(contactRoutes),
  ...Object.values(staffRoutes),
];
