import { useMutation } from '@apollo/client/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/controls/button.js';
import { TextField } from '../../../design/controls/text-field.js';
import { Text } from '../../../design/type/text.js';
import { SignVisitWaiverDocument } from '../../../generated/operations.js';
import { waiverText, waiverVersion } from '../steps/waiver-text.js';
import { PanelButtons } from './panel-buttons.js';
import type { Visit } from './use-visit.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  margin-top: var(--s-4);
`;

const Words = styled.div`
  display: grid;
  gap: var(--s-3);
  max-width: var(--measure);
  padding-block: var(--s-3);
  border: solid var(--rule);
  border-width: 1px 0;
  font: 400 var(--t-3) / 1.5 var(--text);
`;

interface SignWaiverFormProps {
  readonly token: string;
  readonly onSigned: (visit: Visit, name: string) => void;
  readonly onLeave: () => void;
}

/** The words of the waiver, and a name under them. */
export function SignWaiverForm({ token, onSigned, onLeave }: SignWaiverFormProps) {
  const [sign, { loading }] = useMutation(SignVisitWaiverDocument, { fetchPolicy: 'no-cache' });
  const [guestName, setGuestName] = useState('');
  const [signedBy, setSignedBy] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFaults({});
    setRefusal('');
    const input = { guestName, signedBy: signedBy.trim() || null, textVersion: waiverVersion };
    const sent = await sign({ variables: { token, input } }).catch(() => undefined);
    const answer = sent?.data?.signWaiver;
    if (answer?.__typename === 'WaiverSigned') return onSigned(answer.booking, signedBy.trim() || guestName.trim());
    const fields = answer?.__typename === 'InvalidInput' ? answer.fields : [];
    setFaults(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    const other = fields.find(({ field }) => field !== 'guestName' && field !== 'signedBy');
    if (fields.length === 0 || other) {
      setRefusal(
        other?.message ?? answer?.message ?? 'No answer came. Please look whether the name is listed, and try again.',
      );
    }
  };

  return (
    <Form noValidate aria-label="Sign the waiver" onSubmit={(event) => void submit(event)}>
      <Words>
        {waiverText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Words>
      <TextField
        ref={first}
        label="Name of the guest"
        autoComplete="off"
        value={guestName}
        error={faults.guestName}
        onChange={(event) => setGuestName(event.target.value)}
      />
      <TextField
        label="For a child: name of the grown-up who signs"
        autoComplete="off"
        value={signedBy}
        error={faults.signedBy}
        onChange={(event) => setSignedBy(event.target.value)}
      />
      <Text role="alert">{refusal}</Text>
      <PanelButtons>
        <Button type="submit" busy={loading}>
          I have read it, and sign
        </Button>
        <Button kind="second" onClick={onLeave}>
          Not now
        </Button>
      </PanelButtons>
    </Form>
  );
}
