import { personErased as erasedInBookings } from '@hilltop/contracts/bookings/person-erased';
import { staffActionRecorded as bookings } from '@hilltop/contracts/bookings/staff-action-recorded';
import { staffActionRecorded as catalog } from '@hilltop/contracts/catalog/staff-action-recorded';
import { personErased as erasedInContact } from '@hilltop/contracts/contact/person-erased';
import { staffActionRecorded as contact } from '@hilltop/contracts/contact/staff-action-recorded';
import { staffActionRecorded as content } from '@hilltop/contracts/content/staff-action-recorded';
import { staffActionRecorded as ledger } from '@hilltop/contracts/ledger/staff-action-recorded';
import { staffActionRecorded as media } from '@hilltop/contracts/media/staff-action-recorded';
import { staffActionRecorded as notifications } from '@hilltop/contracts/notifications/staff-action-recorded';
import { personErased as erasedInOrders } from '@hilltop/contracts/orders/person-erased';
import { staffActionRecorded as orders } from '@hilltop/contracts/orders/staff-action-recorded';
import { staffActionRecorded as staff } from '@hilltop/contracts/staff/staff-action-recorded';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { NoteReportWhenPersonErased } from './erasures/note-report-when-person-erased.js';
import { KeepStaffActionWhenRecorded as react } from './record/keep-staff-action-when-recorded.js';

/** Staff actions of every service, including this one, and reports of erasures. */
export const SUBSCRIPTIONS = [
  subscription({ event: bookings, durable: 'staff-action-of-bookings', react }),
  subscription({ event: catalog, durable: 'staff-action-of-catalog', react }),
  subscription({ event: contact, durable: 'staff-action-of-contact', react }),
  subscription({ event: content, durable: 'staff-action-of-content', react }),
  subscription({ event: ledger, durable: 'staff-action-of-ledger', react }),
  subscription({ event: media, durable: 'staff-action-of-media', react }),
  subscription({ event: notifications, durable: 'staff-action-of-notifications', react }),
  subscription({ event: orders, durable: 'staff-action-of-orders', react }),
  subscription({ event: staff, durable: 'staff-action-of-staff', react }),
  subscription({ event: erasedInBookings, durable: 'staff-bookings-person-erased', react: NoteReportWhenPersonErased }),
  subscription({ event: erasedInContact, durable: 'staff-contact-person-erased', react: NoteReportWhenPersonErased }),
  subscription({ event: erasedInOrders, durable: 'staff-orders-person-erased', react: NoteReportWhenPersonErased }),
];
