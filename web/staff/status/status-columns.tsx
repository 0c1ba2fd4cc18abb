import { type ReactNode, useState } from 'react';
import { showToast } from '../../kit/design/layers/toasts.js';
import { StateMark } from '../../kit/design/marks/state-mark.js';
import { capitalized } from '../../kit/lib/spelled-number.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import { OnCard } from '../lists/row-details.js';
import { type DeadLetter, resendDeadLetter, type ServiceStatus } from './service-status.js';
import { inboxLabel, outboxLabel, serviceLabel } from './status-labels.js';

function Standing({ status }: { readonly status: ServiceStatus }) {
  const [tone, label] = serviceLabel(status);
  return <StateMark tone={tone}>{label}</StateMark>;
}

/** On a phone, rows are cards without headings: the cell has its label. */
function labelled(label: string, text: string): ReactNode {
  return text === '' ? null : (
    <>
      <OnCard>{label}: </OnCard>
      {text}
    </>
  );
}

export const serviceColumns: readonly Column<ServiceStatus>[] = [
  { id: 'service', label: 'Service', place: 'name', cell: ({ service }) => capitalized(service) },
  { id: 'standing', label: 'State', place: 'figure', cell: (status) => <Standing status={status} /> },
  {
    id: 'outbox',
    label: 'Events to send',
    place: 'line',
    cell: (status) => labelled('Events to send', outboxLabel(status)),
  },
  {
    id: 'taken',
    label: 'Events to receive',
    place: 'line',
    cell: (status) => labelled('Events to receive', inboxLabel(status)),
  },
];

export function deadLetterColumns(onResent: () => void): readonly Column<DeadLetter>[] {
  return [
    { id: 'subject', label: 'Event', place: 'name', cell: ({ subject }) => subject },
    {
      id: 'whose',
      label: 'Service',
      place: 'line',
      cell: ({ service, origin }) => `${capitalized(service)}, ${origin}`,
    },
    { id: 'reason', label: 'Error', place: 'second', cell: ({ reason, attempts }) => `${reason} (${attempts} tries)` },
    { id: 'failed', label: 'Failed', place: 'line', cell: ({ failedAt }) => venueDateTime(failedAt) },
    {
      id: 'actions',
      label: 'Actions',
      quiet: true,
      place: 'actions',
      cell: (deadLetter) =>
        deadLetter.resendAt ? 'Retrying...' : <ResendEventButton deadLetter={deadLetter} onResent={onResent} />,
    },
  ];
}

interface ResendEventButtonProps {
  readonly deadLetter: DeadLetter;
  readonly onResent: () => void;
}

function ResendEventButton({ deadLetter, onResent }: ResendEventButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const resend = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await resendDeadLetter(deadLetter);
      showToast({ title: 'Event queued', text: 'It will be retried within seconds.', tone: 'done' });
    } catch {
      showToast({ title: 'Error', text: 'Failed to retry the event', tone: 'refused' });
    }
    setIsBusy(false);
    onResent();
  };
  return (
    <RowButton icon="again" label="Try again" of={deadLetter.subject} busy={isBusy} onClick={() => void resend()} />
  );
}
