import { useState } from 'react';
import { ToolButton } from '../../design/controls/tool-button.js';
import { sessionStore } from '../session-state/session-store.js';
import { ForgottenPassword } from './forgotten-password.js';
import { SignInForm } from './sign-in-form.js';

/** Begins a session of the panel, or has a link to choose another password mailed. */
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
