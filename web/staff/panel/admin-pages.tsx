import type { ReactNode } from 'react';
import type { StaffRole } from '../../kit/staff-session/staff-client.js';
import { AccountTab } from '../account/account-tab.js';
import { BookTab } from '../book/book-tab.js';
import { BookingPage } from '../bookings/booking-page.js';
import { BookingsTab } from '../bookings/bookings-tab.js';
import { CalendarTab } from '../calendar/calendar-tab.js';
import { ContentTab } from '../content/content-tab.js';
import { DoorTab } from '../door/door-tab.js';
import { EmailsTab } from '../emails/emails-tab.js';
import { GuestBookTab } from '../guest-book/guest-book-tab.js';
import { ImagesTab } from '../images/images-tab.js';
import { MessagesTab } from '../messages/messages-tab.js';
import { MoneyTab } from '../money/money-tab.js';
import { OrdersTab } from '../orders/orders-tab.js';
import { PersonalDataTab } from '../personal-data/personal-data-tab.js';
import { PricesTab } from '../prices/prices-tab.js';
import { RulesTab } from '../prices/rules-tab.js';
import { ProductsTab } from '../products/products-tab.js';
import { RecordTab } from '../record/record-tab.js';
import { RotaTab } from '../rota/rota-tab.js';
import { StaffTab } from '../staff/staff-tab.js';
import { StatusTab } from '../status/status-tab.js';
import { TodayTab } from '../today/today-tab.js';
import { ToursTab } from '../tours/tours-tab.js';
import { VisitsTab } from '../visits/visits-tab.js';
import { VouchersTab } from '../vouchers/vouchers-tab.js';
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
