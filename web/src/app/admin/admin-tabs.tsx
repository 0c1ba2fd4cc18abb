import type { StaffRole } from '../../admin/session/staff-client.js';
import type { PlainTab } from '../../design/controls/plain-tabs.js';
import { AccountTab } from '../../features/admin-account/account-tab.js';
import { BookingPage } from '../../features/admin-bookings/booking-page.js';
import { BookingsTab } from '../../features/admin-bookings/bookings-tab.js';
import { CalendarTab } from '../../features/admin-calendar/calendar-tab.js';
import { ContentTab } from '../../features/admin-content/content-tab.js';
import { DoorTab } from '../../features/admin-door/door-tab.js';
import { EmailsTab } from '../../features/admin-emails/emails-tab.js';
import { ImagesTab } from '../../features/admin-images/images-tab.js';
import { MessagesTab } from '../../features/admin-messages/messages-tab.js';
import { OrdersTab } from '../../features/admin-orders/orders-tab.js';
import { PersonalDataTab } from '../../features/admin-personal-data/personal-data-tab.js';
import { ProductsTab } from '../../features/admin-products/products-tab.js';
import { RecordTab } from '../../features/admin-record/record-tab.js';
import { StaffTab } from '../../features/admin-staff/staff-tab.js';
import { StatusTab } from '../../features/admin-status/status-tab.js';
import { TodayTab } from '../../features/admin-today/today-tab.js';
import { ToursTab } from '../../features/admin-tours/tours-tab.js';

const names = [
  'today',
  'products',
  'tours',
  'images',
  'content',
  'orders',
  'calendar',
  'bookings',
  'door',
  'messages',
  'emails',
  'personal-data',
  'staff',
  'record',
  'status',
  'account',
] as const;

/** As in the address: `/admin?tab=orders`; without one, the first of the role. */
export type TabName = (typeof names)[number];

/** What each role is offered (product.md §6). */
const tabsOf: Readonly<Record<StaffRole, readonly TabName[]>> = {
  guide: ['today', 'bookings', 'door', 'calendar', 'account'],
  desk: ['today', 'bookings', 'door', 'calendar', 'orders', 'messages', 'emails', 'account'],
  manager: names,
  ops: ['status', 'emails', 'account'],
};

/** A kept tab stays mounted, with what is typed or being uploaded in it. The others are fetched again each time they are opened. */
const adminTabs: readonly PlainTab<TabName>[] = [
  { name: 'today', label: 'Today', panel: <TodayTab /> },
  { name: 'products', label: 'Products', kept: true, panel: <ProductsTab /> },
  { name: 'tours', label: 'Tours', kept: true, panel: <ToursTab /> },
  { name: 'images', label: 'Images', kept: true, panel: <ImagesTab /> },
  { name: 'content', label: 'Content', panel: <ContentTab /> },
  { name: 'orders', label: 'Orders', panel: <OrdersTab /> },
  { name: 'calendar', label: 'Calendar', panel: <CalendarTab /> },
  { name: 'bookings', label: 'Bookings', panel: <BookingsTab /> },
  { name: 'door', label: 'Door', panel: <DoorTab /> },
  { name: 'messages', label: 'Messages', panel: <MessagesTab /> },
  { name: 'emails', label: 'E-mails', panel: <EmailsTab /> },
  { name: 'personal-data', label: 'Personal data', panel: <PersonalDataTab /> },
  { name: 'staff', label: 'Staff', panel: <StaffTab /> },
  { name: 'record', label: 'Record', panel: <RecordTab /> },
  { name: 'status', label: 'Status', panel: <StatusTab /> },
  { name: 'account', label: 'My account', panel: <AccountTab /> },
];

/**
 * The tabs of a role; the first is the one that opens.
 * @param booking one that is open in place of the list; guides see no page of a booking (product.md §6)
 */
export function tabsFor(role: StaffRole, booking: string | undefined): readonly PlainTab<TabName>[] {
  const tabs = tabsOf[role].flatMap((name) => adminTabs.filter((tab) => tab.name === name));
  if (booking === undefined || role === 'guide') return tabs;
  const panel = <BookingPage key={booking} reference={booking} />;
  return tabs.map((tab) => (tab.name === 'bookings' ? { ...tab, panel } : tab));
}
