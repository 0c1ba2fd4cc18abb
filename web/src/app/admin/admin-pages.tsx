import type { ReactNode } from 'react';
import type { StaffRole } from '../../admin/session-state/staff-client.js';
import { AccountTab } from '../../features/admin-account/account-tab.js';
import { BookTab } from '../../features/admin-book/book-tab.js';
import { BookingPage } from '../../features/admin-bookings/booking-page.js';
import { BookingsTab } from '../../features/admin-bookings/bookings-tab.js';
import { CalendarTab } from '../../features/admin-calendar/calendar-tab.js';
import { ContentTab } from '../../features/admin-content/content-tab.js';
import { DoorTab } from '../../features/admin-door/door-tab.js';
import { EmailsTab } from '../../features/admin-emails/emails-tab.js';
import { GuestBookTab } from '../../features/admin-guest-book/guest-book-tab.js';
import { ImagesTab } from '../../features/admin-images/images-tab.js';
import { MessagesTab } from '../../features/admin-messages/messages-tab.js';
import { MoneyTab } from '../../features/admin-money/money-tab.js';
import { OrdersTab } from '../../features/admin-orders/orders-tab.js';
import { PersonalDataTab } from '../../features/admin-personal-data/personal-data-tab.js';
import { PricesTab } from '../../features/admin-prices/prices-tab.js';
import { RulesTab } from '../../features/admin-prices/rules-tab.js';
import { ProductsTab } from '../../features/admin-products/products-tab.js';
import { RecordTab } from '../../features/admin-record/record-tab.js';
import { RotaTab } from '../../features/admin-rota/rota-tab.js';
import { StaffTab } from '../../features/admin-staff/staff-tab.js';
import { StatusTab } from '../../features/admin-status/status-tab.js';
import { TodayTab } from '../../features/admin-today/today-tab.js';
import { ToursTab } from '../../features/admin-tours/tours-tab.js';
import { VisitsTab } from '../../features/admin-visits/visits-tab.js';
import { VouchersTab } from '../../features/admin-vouchers/vouchers-tab.js';
import type { PageName } from './page-names.js';

interface AdminPanelPage {
  /** Stays mounted while another page is shown, because of what is typed or uploading in it. */
  readonly kept?: boolean;
  readonly panel: ReactNode;
}

/** Pages that are not kept are fetched again each time they are opened. */
const panels: Readonly<Record<PageName, AdminPanelPage>> = {
  today: { panel: <TodayTab /> },
  products: { kept: true, panel: <ProductsTab /> },
  tours: { kept: true, panel: <ToursTab /> },
  prices: { panel: <PricesTab /> },
  'price-rules': { panel: <RulesTab /> },
  images: { kept: true, panel: <ImagesTab /> },
  content: { panel: <ContentTab /> },
  'guest-book': { panel: <GuestBookTab /> },
  orders: { panel: <OrdersTab /> },
  money: { panel: <MoneyTab /> },
  visits: { panel: <VisitsTab /> },
  vouchers: { panel: <VouchersTab /> },
  calendar: { panel: <CalendarTab /> },
  rota: { panel: <RotaTab /> },
  bookings: { panel: <BookingsTab /> },
  book: { kept: true, panel: <BookTab /> },
  door: { panel: <DoorTab /> },
  messages: { panel: <MessagesTab /> },
  emails: { panel: <EmailsTab /> },
  'personal-data': { panel: <PersonalDataTab /> },
  staff: { panel: <StaffTab /> },
  record: { panel: <RecordTab /> },
  status: { panel: <StatusTab /> },
  account: { panel: <AccountTab /> },
};

/** @param booking opened in place of the list; guides have no booking page (product.md §6) */
export function panelOf(name: PageName, role: StaffRole, booking: string | undefined): AdminPanelPage {
  if (name !== 'bookings' || booking === undefined || role === 'guide') return panels[name];
  return { panel: <BookingPage key={booking} reference={booking} /> };
}
