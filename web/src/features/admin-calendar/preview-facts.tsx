import { Leaders } from '../../design/marks/leaders.js';
import type { ClosurePreviewQuery } from '../../generated/staff-operations.js';
import { guestsText, partiesText } from './calendar-words.js';

export type Preview = Extract<ClosurePreviewQuery['previewClosure'], { readonly __typename: 'ClosurePreview' }>;

/** Whom a closing would concern, and with how much money. */
export function PreviewFacts({ preview }: { readonly preview: Preview }) {
  return (
    <Leaders
      facts={[
        { term: 'Parties', value: String(preview.parties) },
        { term: 'Guests', value: String(preview.guests) },
        { term: 'Paid', value: `$${preview.paid}` },
        { term: 'In payment', value: `${partiesText(preview.holds)}, ${preview.heldSeats} seats` },
        { term: 'Waiting list', value: guestsText(preview.waitingGuests) },
        { term: 'Food ordered', value: `${partiesText(preview.foodParties)}, $${preview.foodTotal}` },
      ]}
    />
  );
}
