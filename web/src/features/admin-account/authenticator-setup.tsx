import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { StaffForm } from '../../admin/forms/staff-form.js';
import { TextField } from '../../design/controls/text-field.js';
import { QrCode } from '../../design/marks/qr-code.js';
import { ConfirmSecondStepDocument, MyAccountDocument } from '../../generated/staff-operations.js';
import { fieldProps } from '../../lib/field-props.js';
import { useAnswerForm } from '../../lib/forms/use-answer-form.js';
import { lineField } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';

const Code = styled.div`
  svg { width: 12rem; height: 12rem; }
  code { overflow-wrap: anywhere; }
`;

const schema = z.object({ code: lineField().min(1, 'The code is required') });

interface AuthenticatorSetupProps {
  readonly secret: string;
  readonly uri: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Shows the QR code for an authenticator app, and asks for its first code. */
export function AuthenticatorSetup({ secret, uri, onDone }: AuthenticatorSetupProps) {
  const confirm = useAdminMutation(ConfirmSecondStepDocument, [MyAccountDocument]);
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: { code: '' },
    refusedTitle: 'Two-step verification is off',
    send: confirm,
    onDone: (answer) => ('recoveryCodes' in answer ? onDone(answer.recoveryCodes) : undefined),
  });
  return (
    <StaffForm of={sending} aria-label="Set up the app" button="Turn it on" busyText="Checking...">
      <p>Scan this with an authenticator app, or type the key into it. Then enter the code that it shows.</p>
      <Code>
        <QrCode text={uri} label="QR code for the authenticator app" />
        <p>
          Key: <code>{secret}</code>
        </p>
      </Code>
      <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" required {...fieldProps(form, 'code')} />
    </StaffForm>
  );
}
