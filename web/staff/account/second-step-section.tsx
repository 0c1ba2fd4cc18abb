import { useState } from 'react';
import { styled } from 'styled-components';
import {
  ConfirmSecondStepDocument,
  EndSecondStepDocument,
  MyAccountDocument,
  type OwnAccountFragment,
  StartSecondStepDocument,
} from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { QrCode } from '../../kit/design/marks/qr-code.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import type { Answer } from '../../kit/lib/forms/form-error.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { StaffForm } from '../forms/staff-form.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';

const schema = z.object({ currentPassword: z.string().min(1, 'Your password is required') });

interface CurrentPasswordFormProps<Sent extends Answer> {
  readonly action: string;
  readonly kind: 'main' | 'danger';
  readonly refusedTitle: string;
  readonly send: (form: { currentPassword: string }) => Promise<Sent>;
  readonly onDone: (answer: Exclude<Sent, 'unanswered'>) => void;
}

/** Asks for the password before the second step is turned on or off. */
function CurrentPasswordForm<Sent extends Answer>(props: CurrentPasswordFormProps<Sent>) {
  const { action, kind, refusedTitle, send, onDone } = props;
  const { form, ...sending } = useAnswerForm({
    schema,
    empty: { currentPassword: '' },
    refusedTitle,
    send,
    onDone,
  });
  return (
    <StaffForm of={sending} aria-label={action} button={action} kind={kind} busyText="Checking...">
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        {...fieldProps(form, 'currentPassword')}
      />
    </StaffForm>
  );
}

const Body = styled(AdminSectionBody)`
  display: grid;
  gap: var(--s-4);
  ol { columns: 2 14rem; padding-left: var(--s-6); font-family: monospace; }
`;

/** Shown only once. */
function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  return (
    <>
      <Notice tone="done" title="Two-step verification is on" alert>
        Keep these recovery codes in a safe place. Each one signs you in once if you do not have the app. They are not
        shown again.
      </Notice>
      <ol aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div>
        <ToolButton kind="main" onClick={onClose}>
          I have saved them
        </ToolButton>
      </div>
    </>
  );
}

const Code = styled.div`
  svg { width: 12rem; height: 12rem; }
  code { overflow-wrap: anywhere; }
`;

const codeSchema = z.object({ code: lineField().min(1, 'The code is required') });

interface AuthenticatorSetupProps {
  readonly secret: string;
  readonly uri: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** Shows the QR code for an authenticator app, and asks for its first code. */
function AuthenticatorSetup({ secret, uri, onDone }: AuthenticatorSetupProps) {
  const confirm = useAdminMutation(ConfirmSecondStepDocument, [MyAccountDocument]);
  const { form, ...sending } = useAnswerForm({
    schema: codeSchema,
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

export function SecondStepSection({ account }: { readonly account: OwnAccountFragment }) {
  const start = useAdminMutation(StartSecondStepDocument, []);
  const end = useAdminMutation(EndSecondStepDocument, [MyAccountDocument]);
  const [setup, setSetup] = useState<{ readonly secret: string; readonly uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) {
    return (
      <AdminSection title="Two-step verification">
        <Body>
          <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />
        </Body>
      </AdminSection>
    );
  }
  return (
    <AdminSection title="Two-step verification">
      <Body>
        <p>
          {account.secondStep
            ? `Sign-in asks for a code from your authenticator app. You have ${account.recoveryCodesLeft} recovery codes left.`
            : 'Sign-in can ask for a code from an authenticator app in addition to the password.'}
        </p>
        {account.secondStep ? (
          <CurrentPasswordForm
            key="off"
            action="Turn it off"
            kind="danger"
            refusedTitle="Two-step verification is still on"
            send={end}
            onDone={() => showToast({ title: 'Two-step verification', text: 'It is off.', tone: 'done' })}
          />
        ) : null}
        {!account.secondStep && setup ? (
          <AuthenticatorSetup
            {...setup}
            onDone={(recoveryCodes) => {
              setSetup(undefined);
              setCodes(recoveryCodes);
            }}
          />
        ) : null}
        {!account.secondStep && !setup ? (
          <CurrentPasswordForm
            key="on"
            action="Set up an app"
            kind="main"
            refusedTitle="Two-step verification is off"
            send={start}
            onDone={(answer) => {
              if ('uri' in answer) setSetup(answer);
            }}
          />
        ) : null}
      </Body>
    </AdminSection>
  );
}
