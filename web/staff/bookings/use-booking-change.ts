import type { FieldValues } from 'react-hook-form';
import { showToast } from '../../kit/design/layers/toasts.js';
import type { Answer } from '../../kit/lib/forms/form-error.js';
import { type AnswerFormOptions, useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { nameOf } from '../../kit/lib/names.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { lineField } from '../../kit/lib/typed-text.js';
import type { BookingState } from './booking-words.js';

const once = sendOnce('staff-booking-change');

export interface ChangeFormProps {
  readonly booking: BookingState;
  /** Also called after the change. */
  readonly onClose: () => void;
}

export const reason = lineField()
  .min(3, 'Please give a reason in a few words')
  .max(500, 'The reason can have at most 500 characters');

interface BookingChangeOptions<Typed extends FieldValues, Read>
  extends Pick<AnswerFormOptions<Typed, Read, Answer>, 'schema' | 'empty'> {
  readonly booking: BookingState;
  /** e.g. "Booking moved" */
  readonly doneTitle: string;
  readonly send: (read: Read, key: string) => Promise<Answer>;
  readonly onClose: () => void;
}

/** A form that changes a booking, once however often it is sent. The guest gets the usual e-mail. */
export function useBookingChange<Typed extends FieldValues, Read>(options: BookingChangeOptions<Typed, Read>) {
  const { schema, empty, booking, doneTitle, send, onClose } = options;
  const { id, revision, firstName, lastName, email } = booking;
  return useAnswerForm<Typed, Read, Answer>({
    schema,
    empty,
    refusedTitle: 'Nothing was changed',
    unanswered: { title: 'No answer from the server', text: 'Press the button again: the change is made only once.' },
    send: (read) => once([doneTitle, id, revision, read], (key) => send(read, key)),
    after: (typed) => typed,
    onDone: () => {
      const guest = nameOf({ firstName, lastName });
      const text =
        email === '' ? `${guest} gave no e-mail address: tell them.` : `${guest} will get an e-mail about it.`;
      showToast({ title: doneTitle, text, tone: 'done' });
      onClose();
    },
  });
}
