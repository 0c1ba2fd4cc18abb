import type { ReactNode } from 'react';
import { StateMark } from '../../../design/marks/state-mark.js';
import type { Column } from '../lists/column.js';
import { OnCard } from '../lists/on-card.js';
import { venueMoment } from '../lists/venue-moment.js';
import { LetterButton } from './letter-button.js';
import type { DeadLetter, ServiceStatus } from './service-status.js';
import { inboxInWords, outboxInWords, standing } from './status-words.js';

const Standing = ({ status }: { readonly status: ServiceStatus }) => {
  const [tone, word] = standing(status);
  return <StateMark tone={tone}>{word}</StateMark>;
};

/** A card of a phone has no headings: there the words say what they are about. */
const labelled = (label: string, words: string): ReactNode =>
  words === '' ? null : (
    <>
      <OnCard>{label}: </OnCard>
      {words}
    </>
  );

/** Columns of the list of services. */
export const serviceColumns: readonly Column<ServiceStatus>[] = [
  { id: 'service', label: 'Service', place: 'name', cell: ({ service }) => service },
  { id: 'standing', label: 'How it is', place: 'figure', cell: (status) => <Standing status={status} /> },
  { id: 'outbox', label: 'To be sent', place: 'line', cell: (status) => labelled('To be sent', outboxInWords(status)) },
  { id: 'taken', label: 'To be taken', place: 'line', cell: (status) => labelled('To be taken', inboxInWords(status)) },
];

/** Columns of the list of events that nobody could send or take. */
export const letterColumns = (onResent: () => void): readonly Column<DeadLetter>[] => [
  { id: 'subject', label: 'Event', place: 'name', cell: ({ subject }) => subject },
  { id: 'whose', label: 'Whose', place: 'line', cell: ({ service, origin }) => `${service}, ${origin}` },
  { id: 'reason', label: 'Why', place: 'second', cell: ({ reason, attempts }) => `${reason} (${attempts} tries)` },
  { id: 'failed', label: 'Since', place: 'line', cell: ({ failedAt }) => venueMoment(failedAt) },
  {
    id: 'actions',
    label: 'Actions',
    quiet: true,
    place: 'actions',
    cell: (letter) => (letter.resendAt ? 'Is being tried' : <LetterButton letter={letter} onResent={onResent} />),
  },
];
