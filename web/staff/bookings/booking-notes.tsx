import { useState } from 'react';
import { styled } from 'styled-components';
import {
  AddBookingNoteDocument,
  RemoveBookingNoteDocument,
  StaffBookingDocument,
} from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { randomUuid } from '../../kit/lib/random-id.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import type { BookingState } from './booking-words.js';

type Note = NonNullable<BookingState['notes']>[number];

const List = styled.ul`
  li { display: flex; flex-wrap: wrap; gap: var(--s-2) var(--s-4); align-items: center; justify-content: space-between; padding: var(--s-3) var(--s-4); border-top: 1px solid var(--line); }
  p { flex: 1 1 14rem; white-space: pre-line; overflow-wrap: anywhere; }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); }
`;

/** Staff's notes. A removed note can be restored. */
export function BookingNotes({ booking }: { readonly booking: BookingState }) {
  const remove = useAdminMutation(RemoveBookingNoteDocument, [StaffBookingDocument]);
  const add = useAdminMutation(AddBookingNoteDocument, [StaffBookingDocument]);
  const [removed, setRemoved] = useState<Note>();
  const notes = booking.notes ?? [];
  if (notes.length === 0 && removed === undefined) return null;

  const putBack = async ({ text, forDoor }: Note): Promise<void> => {
    const answer = await add({ id: booking.id, input: { id: randomUuid(), text, forDoor } });
    if (isRefusal(answer))
      showToast({ ...formErrorOf('The note was not restored', answer, () => false), tone: 'refused' });
    else setRemoved(undefined);
  };
  const takeOff = async (note: Note): Promise<void> => {
    const answer = await remove({ id: note.id });
    if (isRefusal(answer)) {
      showToast({ ...formErrorOf('The note was not removed', answer, () => false), tone: 'refused' });
      return;
    }
    setRemoved(note);
  };

  return (
    <AdminSection title="Notes">
      <AdminSectionBody>For staff only, never in an e-mail or on the guest’s page.</AdminSectionBody>
      {removed === undefined ? null : (
        <AdminSectionBody>
          <Notice title="Note removed">
            <ToolButton onClick={() => void putBack(removed)}>Restore the note</ToolButton>
          </Notice>
        </AdminSectionBody>
      )}
      <List aria-label="Notes, oldest first">
        {notes.map((note) => (
          <li key={note.id}>
            <p>
              {note.text}
              <small>
                {note.forDoor ? 'At the door, too. ' : ''}
                {venueDateTime(note.writtenAt)}
              </small>
            </p>
            <ToolButton aria-label={`Remove the note “${note.text.slice(0, 40)}”`} onClick={() => void takeOff(note)}>
              Remove
            </ToolButton>
          </li>
        ))}
      </List>
    </AdminSection>
  );
}
