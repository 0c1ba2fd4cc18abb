import { liveRoutes } from '../live/live.routes.js';
import { basketRoutes } from '../rest/basket.routes.js';
import { basketCodeRoutes } from '../rest/basket-codes.routes.js';
import { billRoutes } from '../rest/bills.routes.js';
import { calendarRoutes } from '../rest/calendar.routes.js';
import { cartRoutes } from '../rest/cart.routes.js';
import { contactRoutes } from '../rest/contact.routes.js';
import { contentRoutes } from '../rest/content.routes.js';
import { demoRoutes } from '../rest/demo.routes.js';
import { groupRoutes } from '../rest/groups.routes.js';
import { guestBookRoutes } from '../rest/guest-book.routes.js';
import { orderRoutes } from '../rest/orders.routes.js';
import { productRoutes } from '../rest/products.routes.js';
import { reportRoutes } from '../rest/reports.routes.js';
import type { RouteDescription } from '../rest/route-description.js';
import { staffRoutes } from '../rest/staff.routes.js';
import { staffStatusRoutes } from '../rest/staff-status.routes.js';
import { tourBookingRoutes } from '../rest/tour-bookings.routes.js';
import { tourRoutes } from '../rest/tours.routes.js';
import { unsubscribeRoutes } from '../rest/unsubscribe.routes.js';
import { visitRoutes } from '../rest/visits.routes.js';
import { voucherRoutes } from '../rest/vouchers.routes.js';
import { waitlistRoutes } from '../rest/waitlist.routes.js';
import { groupFileRoutes } from '../uploads/group-files.routes.js';
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
  ...named(groupRoutes),
  ...named(billRoutes),
  ...named(groupFileRoutes),
  ...named(guestBookRoutes),
  ...named(unsubscribeRoutes),
  ...named(waitlistRoutes),
  ...named(productRoutes),
  ...named(cartRoutes),
  ...named(basketRoutes),
  ...named(basketCodeRoutes),
  ...named(voucherRoutes),
  ...named(orderRoutes),
  ...named(contactRoutes),
  ...named(uploadRoutes),
  ...named(paymentWebhookRoutes),
  ...named(reportRoutes),
  ...named(staffRoutes),
  ...named(staffStatusRoutes),
  ...named(liveRoutes),
  ...named(demoRoutes),
];

/** Calls can share one. */
export const restOperations = [...new Set(restRoutes.flatMap(({ operation }) => operation ?? []))];
