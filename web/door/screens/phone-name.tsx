import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { media } from '../../kit/design/media.js';
import type { DoorPhone } from '../data/door-phone.js';
import type { DoorState } from '../data/door-state.js';

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  padding: var(--s-2) var(--gutter);
  form { display: grid; gap: var(--s-3); flex: 1 1 100%; max-width: 26rem; }
  ${media.print} { display: none; }
`;

const MOST_CHARACTERS = 40;

interface PhoneNameProps {
  readonly phone: DoorPhone;
  readonly state: Pick<DoorState, 'label' | 'isLabelGiven'>;
}

/** The phone's name on the admin panel's Door page, and a form that is open until somebody has named it. */
export function PhoneName({ phone, state: { label, isLabelGiven } }: PhoneNameProps) {
  const [isOpen, setIsOpen] = useState(!isLabelGiven);
  return (
    <Place>
      {isOpen ? (
        <NameForm
          label={label}
          onName={async (name) => {
            await phone.rename(name);
            setIsOpen(false);
          }}
        />
      ) : (
        <>
          <span>
            This phone: <b>{label}</b>
          </span>
          <ToolButton kind="quiet" onClick={() => setIsOpen(true)}>
            Rename
          </ToolButton>
        </>
      )}
    </Place>
  );
}

function NameForm({ label, onName }: { readonly label: string; readonly onName: (name: string) => Promise<void> }) {
  const [name, setName] = useState(label);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onName(name.trim() === '' ? label : name);
  };
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        label="Name of this phone"
        hint="Where it is used, for example Main entrance. Staff see it next to its scans."
        autoComplete="off"
        maxLength={MOST_CHARACTERS}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ToolButton type="submit">Save the name</ToolButton>
    </form>
  );
}
