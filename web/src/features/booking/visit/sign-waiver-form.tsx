import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/controls/button.js';
import { TextField } from '../../../design/controls/text-field.js';
import { Text } from '../../../design/type/text.js';
import type { SignWaiverInput } from '../../../generated/operations.js';
import { waiverText, waiverVersion } from '../fields/waiver-text.js';
import { PanelButtons } from './panel-buttons.js';

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

/** Why nothing was signed. */
interface Refusal {
  readonly message: string;
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
}

interface SignWaiverFormProps {
  /** Signs. @returns undefined when signed; `unanswered` when it may be signed */
  readonly sign: (input: SignWaiverInput) => Promise<Refusal | 'unanswered' | undefined>;
  /** Closes a form that was opened by a button, which also takes the focus. */
  readonly onLeave?: () => void;
}

/** The waiver text and a name field. */
export function SignWaiverForm({ sign, onLeave }: SignWaiverFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [guestName, setGuestName] = useState('');
  const [signedBy, setSignedBy] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onLeave !== undefined;
  useEffect(() => {
    if (isOpened) first.current?.focus();
  }, [isOpened]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setFaults({});
    setRefusal('');
    setIsBusy(true);
    const refused = await sign({ guestName, signedBy: signedBy.trim() || null, textVersion: waiverVersion });
    setIsBusy(false);
    if (refused === undefined) return;
    if (refused === 'unanswered') {
      setRefusal('We didn’t get an answer. Please check whether the name is listed, then try again.');
      return;
    }
    const { message, fields = [] } = refused;
    setFaults(Object.fromEntries(fields.map((fault) => [fault.field, fault.message])));
    const other = fields.find(({ field }) => field !== 'guestName' && field !== 'signedBy');
    if (fields.length === 0 || other) setRefusal(other?.message ?? message);
    else form.current?.querySelector<HTMLInputElement>(`[name="${fields[0]?.field}"]`)?.focus();
  };

  return (
    <Form ref={form} noValidate aria-label="Sign the waiver" onSubmit={(event) => void submit(event)}>
      <Words>
        {waiverText.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Words>
      <TextField
        ref={first}
        label="Name of the guest"
        name="guestName"
        autoComplete="off"
        value={guestName}
        error={faults.guestName}
        onChange={(event) => setGuestName(event.target.value)}
      />
      <TextField
        label="For a child: name of the adult who signs"
        name="signedBy"
        autoComplete="off"
        value={signedBy}
        error={faults.signedBy}
        onChange={(event) => setSignedBy(event.target.value)}
      />
      <Text role="alert">{refusal}</Text>
      <PanelButtons>
        <Button type="submit" busy={isBusy}>
          I have read it and I sign it
        </Button>
        {onLeave ? (
          <Button kind="second" onClick={onLeave}>
            Not now
          </Button>
        ) : null}
      </PanelButtons>
    </Form>
  );
}
