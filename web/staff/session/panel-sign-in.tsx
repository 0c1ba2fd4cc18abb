import { useState } from 'react';
import { RequestPasswordResetDocument } from '../../generated/staff-operations.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { ErrorNotice } from '../../kit/desk/error-notice.js';
import { AdminForm } from '../../kit/desk/form-parts.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { emailField, lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { sessionStore } from '../../kit/staff-session/session-store.js';
import { SignInForm } from '../../kit/staff-session/sign-in-form.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';

const schema = z.object({
  email: lineField().min(1, 'E-mail is required').pipe(emailField),
});

/** Requests a mailed link for a new password. */
function ForgottenPassword({ onBack }: { readonly onBack: () => void }) {
  const [isSent, setIsSent] = useState(false);
  const request = useAdminMutation(RequestPasswordResetDocument, []);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: { email: '' },
    refusedTitle: 'No link was sent',
    send: async (typed) => {
      const answer = await request(typed);
      // Its message is not a refusal.
      return answer !== 'unanswered' && answer.__typename === 'PasswordResetRequested'
        ? { __typename: answer.__typename }
        : answer;
    },
    onDone: () => setIsSent(true),
  });
  return (
    <AdminForm
      noValidate
      aria-label="Forgotten password"
      aria-busy={isSubmitting}
      onSubmit={(event) => void submit(event)}
    >
      {isSent ? (
        <Notice tone="done" title="Check your e-mail" alert>
          If there is an account with this e-mail, a link to choose a new password is on its way. It is valid for an
          hour.
        </Notice>
      ) : (
        <>
          <p>We will send you a link to choose a new password.</p>
          <TextField label="E-mail" type="email" autoComplete="username" required {...fieldProps(form, 'email')} />
          <ErrorNotice error={error} />
          <ToolButton kind="main" type="submit" busy={isSubmitting} busyText="Sending...">
            Send the link
          </ToolButton>
        </>
      )}
      <ToolButton kind="quiet" onClick={onBack}>
        Back to sign-in
      </ToolButton>
    </AdminForm>
  );
}

/** Signs in to the panel, or requests a link for a new password. */
export function PanelSignIn({ email }: { readonly email?: string }) {
  const [hasForgotten, setHasForgotten] = useState(false);
  if (hasForgotten) return <ForgottenPassword onBack={() => setHasForgotten(false)} />;
  return (
    <SignInForm email={email} onSignedIn={(staff) => sessionStore.send({ type: 'signedIn', staff, byForm: true })}>
      <ToolButton kind="quiet" onClick={() => setHasForgotten(true)}>
        Forgotten password?
      </ToolButton>
    </SignInForm>
  );
}
