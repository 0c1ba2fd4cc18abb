import type { Provider } from '@nestjs/common';
import { BookingScansResolver } from '../door/check-in/booking-scans.resolver.js';
import { CheckInsByEmailResolver } from '../door/check-in/check-ins-by-email.resolver.js';
import { DoorDay } from '../door/check-in/door-day.js';
import { DoorDayResolver } from '../door/check-in/door-day.resolver.js';
import { SettleConflict } from '../door/check-in/settle-conflict.js';
import { SubmitScans } from '../door/check-in/submit-scans.js';
import { SubmitScansResolver } from '../door/check-in/submit-scans.resolver.js';
import { LookUpTicket } from '../door/look-up/look-up-ticket.js';
import { LookUpTicketResolver } from '../door/look-up/look-up-ticket.resolver.js';
import { DoorBookings } from '../door/manifest/door-bookings.js';
import { DoorManifest } from '../door/manifest/door-manifest.js';
import { DoorManifestResolver } from '../door/manifest/door-manifest.resolver.js';
import { KitchenResolver } from '../kitchen/kitchen.resolver.js';
import { KitchenSheet } from '../kitchen/kitchen-sheet.js';
import { MarkDelivery } from '../kitchen/mark-delivery.js';
import { OwnTimes } from '../opening/schedule/own-times.js';
import { SellWalkUp } from '../selling/walk-up/sell-walk-up.js';
import { SellWalkUpResolver } from '../selling/walk-up/sell-walk-up.resolver.js';
import { ReportResolver } from '../visit-report/report.resolver.js';
import { SlotVisitsReader } from '../visit-report/slot-visits.js';
import { VisitsReport } from '../visit-report/visits-report.js';
import { VisitsReportResolver } from '../visit-report/visits-report.resolver.js';

const door = [
  BookingScansResolver,
  DoorBookings,
  DoorManifest,
  OwnTimes,
  DoorManifestResolver,
  SubmitScans,
  SubmitScansResolver,
  DoorDay,
  SettleConflict,
  DoorDayResolver,
  CheckInsByEmailResolver,
  LookUpTicket,
  LookUpTicketResolver,
];

const kitchen = [KitchenSheet, MarkDelivery, KitchenResolver];

const walkUp = [SellWalkUp, SellWalkUpResolver];

const visitReport = [SlotVisitsReader, VisitsReport, VisitsReportResolver, ReportResolver];

export const receiving: readonly Provider[] = [...door, ...kitchen, ...walkUp, ...visitReport];
