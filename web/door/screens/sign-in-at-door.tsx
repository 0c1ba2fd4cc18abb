import { Suspense } from 'react';
import { MissingPart } from '../../kit/design/waiting/missing-part.js';
import { ErrorBoundary } from '../../kit/lib/loading/error-boundary.js';
import { lazyPart } from '../../kit/lib/loading/lazy-part.js';
import type { DoorPhone } from '../data/door-phone.js';
import type { DoorState } from '../data/door-state.js';
import { areKept } from './kept-words.js';

// Loaded late, because the phone is usually signed in.
const SignInForm = lazyPart(async () => (await import('../../kit/staff-session/sign-in-form.js')).SignInForm);

/** A phone that is signed in has the form from the service worker. */
export function DoorSignInForm({ phone, place }: { readonly phone: DoorPhone; readonly place: string }) {
  return (
    <ErrorBoundary place={place} fallback={<MissingPart what="The sign-in form couldn’t be loaded." />}>
      <Suspense fallback={<p role="status">Loading.</p>}>
        <SignInForm onSignedIn={() => void phone.synchronize()}>
          <a href="/admin">Forgotten password?</a>
        </SignInForm>
      </Suspense>
    </ErrorBoundary>
  );
}

/** For a phone that nobody uses yet, or whose session was ended. */
export function SignInAtDoor({ phone, state }: { readonly phone: DoorPhone; readonly state: DoorState }) {
  return (
    <>
      <h2>Sign in</h2>
      <p style={{ margin: 'var(--s-3) 0 var(--s-4)' }}>
        {state.link === 'unanswered'
          ? 'There is no signal. After one sign-in, this phone works without a signal for the day.'
          : 'For staff at the door.'}
        {areKept(state) === '' ? '' : ` ${areKept(state)}, and sent once somebody signs in.`}
      </p>
      <DoorSignInForm phone={phone} place={state.link} />
    </>
  );
}
