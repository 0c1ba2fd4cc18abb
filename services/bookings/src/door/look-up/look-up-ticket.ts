import { readConfirmationCode } from '@hilltop/contracts/ticket/confirmation-code';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { formatCents } from '@hilltop/platform/values/cents';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Booking } from '../../bookings/booking.entity.js';
import { toPayCents } from '../../bookings/unpaid.js';
import type { DoorTicket, QueryDoorTicketArgs } from '../../generated/schema-types.js';
import { OwnTimes } from '../../opening/schedule/own-times.js';
import { partyWords, proofWords } from '../../prices/ticket-words.js';
import { signersOf } from '../../waivers/signers-of.js';
import { Waiver } from '../../waivers/waiver.entity.js';
import { peopleOf } from '../check-in/find-conflicts.js';
import { Scan } from '../check-in/scan.entity.js';

/** A ticket or a code that the door's list does not have (product.md §11). */
@Injectable()
export class LookUpTicket {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownTimes: OwnTimes,
  ) {}

  async execute(asked: QueryDoorTicketArgs, staff: StaffIdentity): Promise<DoorTicket | null> {
    const { manager } = this.dataSource;
    const key = keyOf(asked);
    const booking = key && (await manager.findOneBy(Booking, key));
    if (!booking) return null;
    const { id: bookingId, guests } = booking;
    const [scans, waivers, isNamed] = await Promise.all([
      manager.find(Scan, { where: { bookingId }, select: { id: true, people: true } }),
      manager.countBy(Waiver, { bookingId }),
      this.ownTimes.hasBooking(bookingId, staff),
    ]);
    const toPay = toPayCents(booking);
    return {
      __typename: 'DoorTicket',
      bookingId,
      date: booking.tourDate,
      time: booking.tourTime,
      startsAt: booking.startsAt.toISOString(),
      tourType: booking.tourType,
      tourName: booking.tourName,
      guests,
      party: partyWords(booking.tickets),
      proofFor: proofWords(booking.tickets),
      revision: booking.revision,
      status: booking.status,
      name: isNamed ? `${booking.firstName} ${booking.lastName}`.trim() : null,
      toPay: isNamed && toPay > 0 ? formatCents(toPay) : null,
      admitted: peopleOf(scans),
      waivers: { signed: Math.min(waivers, signersOf(booking)), of: signersOf(booking) },
    };
  }
}

function keyOf({ code, bookingId }: QueryDoorTicketArgs): { id: string } | { confirmationCode: string } | undefined {
  if (bookingId) return isUuid(bookingId) ? { id: bookingId.toLowerCase() } : undefined;
  const confirmationCode = readConfirmationCode(code ?? '');
  return confirmationCode === undefined ? undefined : { confirmationCode };
}
