import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { type Answer, formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { AdminSectionBody } from '../layout/admin-section.js';

const Rules = styled(AdminSectionBody)`
  display: grid;
  gap: var(--s-3);
`;

interface RuleSwitchesProps<Kind extends string> {
  readonly rules: readonly { readonly kind: Kind; readonly isOn: boolean }[];
  readonly words: Readonly<Record<Kind, readonly [label: string, hint: string]>>;
  readonly turn: (kind: Kind, isOn: boolean) => Promise<Answer>;
  /** Below the switches. */
  readonly children?: ReactNode;
}

/** Which mails are sent. A switch changes at once; one at a time. */
export function RuleSwitches<Kind extends string>({ rules, words, turn, children }: RuleSwitchesProps<Kind>) {
  const [busy, setBusy] = useState<Kind>();
  const send = async (kind: Kind, isOn: boolean): Promise<void> => {
    setBusy(kind);
    const answer = await turn(kind, isOn);
    setBusy(undefined);
    if (isRefusal(answer)) showToast({ ...formErrorOf('Nothing was changed', answer, () => false), tone: 'refused' });
  };
  return (
    <Rules>
      {rules.map(({ kind, isOn }) => (
        <CheckboxField
          key={kind}
          label={words[kind][0]}
          hint={words[kind][1]}
          checked={isOn}
          aria-disabled={busy === kind || undefined}
          onChange={({ target }) => {
            if (busy === undefined) void send(kind, target.checked);
          }}
        />
      ))}
      {children}
    </Rules>
  );
}
