import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { type Identity, readsOnly } from '@hilltop/platform/identity/identity';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource, In } from 'typeorm';
import { loaderByBooking } from '../bookings/loader-by-booking.js';
import type { Booking as BookingView, BookingNote as NoteView } from '../generated/schema-types.js';
import { BookingNote } from './booking-note.entity.js';

/** Batched per response. Visitors see none, and guides those for the door. */
@Resolver('Booking')
export class BookingNotesResolver {
  private readonly loader = loaderByBooking((ids) =>
    this.dataSource.manager.find(BookingNote, {
      where: { bookingId: In([...ids]) },
      order: { writtenAt: 'ASC', id: 'ASC' },
    }),
  );

  constructor(private readonly dataSource: DataSource) {}

  @ResolveField('notes')
  async notes(@Parent() { id }: BookingView, @CurrentIdentity() identity: Identity): Promise<NoteView[] | null> {
    if (identity.role !== 'staff' || identity.staffRole === 'ops' || readsOnly(identity)) return null;
    const notes = await this.loader.load(id);
    const isGuide = identity.staffRole === 'guide';
    return notes.filter(({ forDoor }) => forDoor || !isGuide).map(noteView);
  }
}

export function noteView({ id, text, forDoor, staffId, writtenAt }: BookingNote): NoteView {
  return { __typename: 'BookingNote', id, text, forDoor, staffId, writtenAt: writtenAt.toISOString() };
}
