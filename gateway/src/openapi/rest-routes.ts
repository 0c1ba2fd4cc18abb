import { calendarRoutes } from '../rest/calendar.routes.js';
import { cartRoutes } from '../rest/cart.routes.js';
import { contactRoutes } from '../rest/contact.routes.js';
import { contentRoutes } from '../rest/content.routes.js';
import { demoRoutes } from '../rest/demo.routes.js';
import { orderRoutes } from '../rest/orders.routes.js';
import { productRoutes } from '../rest/products.routes.js';
import type { RouteDescription } from '../rest/route-description.js';
import { staffRoutes } from '../rest/staff.routes.js';
import { staffStatusRoutes } from '../rest/staff-status.routes.js';
import { tourBookingRoutes } from '../rest/tour-bookings.routes.js';
import { tourRoutes } from '../rest/tours.routes.js';
import { visitRoutes } from '../rest/visits.routes.js';
import { waitlistRoutes } from '../rest/waitlist.routes.js';
import { uploadRoutes } from '../uploads/uploads.routes.js';
import { paymentWebhookRoutes } from '../webhooks/payment-webhook.routes.js';
import type { NamedRoute } from './openapi-document.js';

const named = (routes: Readonly<Record<string, RouteDescription>>): NamedRoute[] =>
  Object.entries(routes).map(([id, route]) => ({ id, ...route }));

export const restRoutes: readonly NamedRoute[] = [
  ...named(tourRoutes),
  ...named(calendarRoutes),
  ...named(contentRoutes),
  ...named(tourBookingRoutes),
  ...named(visitRoutes),
  ...named(waitlistRoutes),
  ...named(productRoutes),
  ...named(cartRoutes),
  ...named(orderRoutes),
  ...named(contactRoutes),
  ...named(uploadRoutes),
  ...named(paymentWebhookRoutes),
  ...named(staffRoutes),
  ...named(staffStatusRoutes),
  ...named(demoRoutes),
];

export const restOperations = restRoutes.flatMap(({ operation }) => operation ?? []);
