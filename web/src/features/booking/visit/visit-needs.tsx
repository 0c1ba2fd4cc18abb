import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../design/controls/button.js';
import { TextAreaField } from '../../../design/controls/text-field.js';
import { Stack } from '../../../design/layout/stack.js';
import { Text } from '../../../design/type/text.js';
import { useNow } from '../../../document/use-now.js';
import { ChangeVisitAccessNeedsDocument } from '../../../generated/operations.js';
import { needsHint } from '../fields/needs-hint.js';
import { NEEDS_LENGTH } from '../state/details-form.js';
import type { Visit } from './use-visit.js';

interface VisitNeedsProps {
  readonly visit: Visit;
  readonly token: string;
  readonly show: (visit: Visit) => void;
}

/** The party's access needs, which can be changed until the tour begins. */
export function VisitNeeds({ visit, token, show }: VisitNeedsProps) {
  const [save, { loading }] = useMutation(ChangeVisitAccessNeedsDocument, { fetchPolicy: 'no-cache' });
  const [typed, setTyped] = useState(visit.accessNeeds ?? '');
  const [message, setMessage] = useState('');
  const now = useNow().toISOString();
  if (now >= visit.startsAt) return null;
  const isSame = typed.trim() === (visit.accessNeeds ?? '');
  const send = async (): Promise<void> => {
    setMessage('');
    const sent = await save({ variables: { token, accessNeeds: typed } }).catch(() => undefined);
    const answer = sent?.data?.changeAccessNeeds;
    if (answer?.__typename === 'Booking') {
      show(answer);
      setMessage('Saved. Your guide will read it before the tour.');
    } else setMessage(answer?.message ?? 'We didn’t get an answer. Please try again.');
  };
  return (
    <section aria-labelledby="visit-needs" style={{ marginTop: 'var(--s-6)' }}>
      <h3 id="visit-needs">Access needs</h3>
      <Stack gap={3} mt={2}>
        <TextAreaField
          label="What do you need to get around?"
          hint={needsHint}
          rows={2}
          maxLength={NEEDS_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button kind="second" small disabled={isSame} busy={loading} onClick={() => void send()}>
            Save
          </Button>
        </div>
        <Text role="status">{message}</Text>
      </Stack>
    </section>
  );
}
