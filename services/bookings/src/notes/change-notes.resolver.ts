import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { invalidInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { linesField } from '@hilltop/platform/values/typed-text';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { AddBookingNoteResult, RemoveBookingNoteResult } from '../generated/schema-types.js';
import { refuse } from '../refusals.en.js';
import { MOST_NOTES } from './booking-note.entity.js';
import { noteView } from './booking-notes.resolver.js';
import { ChangeNotes } from './change-notes.js';

const noteInput = z.object({
  id: z.uuid('The id of a note must be a UUID'),
  text: linesField().min(1, 'Please write the note').max(1000, 'The note can have at most 1000 characters'),
  forDoor: z.boolean(),
});

@Resolver()
export class ChangeNotesResolver {
  constructor(private readonly notes: ChangeNotes) {}

  @Mutation('addBookingNote')
  async add(
    @Args('bookingId') bookingId: string,
    @Args('input') given: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<AddBookingNoteResult> {
    const parsed = parseInput(noteInput, given);
    if (!parsed.ok) return parsed.refusal;
    const note = isUuid(bookingId) ? await this.notes.add(bookingId, parsed.value, staff) : undefined;
    if (note === undefined) return refuse.BookingNotFound({ replaced: false });
    if (note === 'too-many') {
      const message = `This booking has ${MOST_NOTES} notes. Remove one that is no longer needed first.`;
      return invalidInput([{ field: 'text', message }]);
    }
    return { __typename: 'BookingNoteAdded', note: noteView(note) };
  }

  @Mutation('removeBookingNote')
  async remove(@Args('noteId') id: string, @CurrentStaff() staff: StaffIdentity): Promise<RemoveBookingNoteResult> {
    const note = isUuid(id) ? await this.notes.remove(id, staff) : undefined;
    return note ? { __typename: 'BookingNoteRemoved', note: noteView(note) } : refuse.BookingNoteNotFound();
  }
}
