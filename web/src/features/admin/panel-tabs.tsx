import type { PlainTab } from '../../design/controls/plain-tabs.js';
import { BookingsTab } from './bookings/bookings-tab.js';
import { EmailsTab } from './emails/emails-tab.js';
import { ImagesTab } from './images/images-tab.js';
import { MessagesTab } from './messages/messages-tab.js';
import { OrdersTab } from './orders/orders-tab.js';
import { ProductsTab } from './products/products-tab.js';
import { StatusTab } from './status/status-tab.js';
import { ToursTab } from './tours/tours-tab.js';

const names = ['products', 'tours', 'images', 'orders', 'bookings', 'messages', 'emails', 'status'] as const;

/** As it stands in the address: `/admin?tab=orders`; products without one. */
export type TabName = (typeof names)[number];

export const isTabName = (name: string): name is TabName => names.some((known) => known === name);

/** What staff make keeps what is typed or under way in it; what came in is asked for anew each time it is opened. */
export const panelTabs: readonly PlainTab<TabName>[] = [
  { name: 'products', label: 'Products', kept: true, panel: <ProductsTab /> },
  { name: 'tours', label: 'Tours', kept: true, panel: <ToursTab /> },
  { name: 'images', label: 'Images', kept: true, panel: <ImagesTab /> },
  { name: 'orders', label: 'Orders', panel: <OrdersTab /> },
  { name: 'bookings', label: 'Bookings', panel: <BookingsTab /> },
  { name: 'messages', label: 'Messages', panel: <MessagesTab /> },
  { name: 'emails', label: 'E-mails', panel: <EmailsTab /> },
  { name: 'status', label: 'Status', panel: <StatusTab /> },
];
