import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { TextField } from '../design/controls/text-field.js';
import { ToolButton } from '../design/controls/tool-button.js';
import { Notice } from '../design/marks/notice.js';
import { fieldProps } from '../lib/field-props.js';
import { counted } from '../lib/spelled-number.js';
import { emailField, lineField } from '../lib/typed-text.js';
import { z } from '../lib/zod.js';
import { fetchDemoEmail, type SignInOutcome, type Staff, signIn } from './staff-client.js';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

const signInSchema = z.object({
  email: lineField().min(1, 'E-mail is required').pipe(emailField),
  password: z.string().min(1, 'Password is required'),
  code: lineField(),
});

interface SignInFormProps {
  readonly email?: string | undefined;
  readonly onSignedIn: (staff: Staff) => void;
  readonly children?: ReactNode;
}

export function SignInForm({ email = '', onSignedIn, children }: SignInFormProps) {
  const [outcome, setOutcome] = useState<SignInOutcome>();
  const [asksForCode, setAsksForCode] = useState(false);
  const { left, start } = useCountdown();
  const form = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { email, password: '', code: '' },
  });
  const { handleSubmit, resetField, setFocus } = form;
  const { isSubmitting } = form.formState;

  // With a known e-mail, only the password is missing. After the dialog around the form, which takes the focus first.
  useEffect(() => {
    if (email === '') return;
    const frame = requestAnimationFrame(() => setFocus('password'));
    return () => cancelAnimationFrame(frame);
  }, [email, setFocus]);

  useEffect(() => {
    if (asksForCode) setFocus('code');
  }, [asksForCode, setFocus]);

  const submit = handleSubmit(async (typed) => {
    setOutcome(undefined);
    const answer = await signIn(typed.email, typed.password, typed.code);
    if (answer.kind === 'signedIn') {
      onSignedIn(answer.staff);
      return;
    }
    if (answer.kind === 'codeRequired') {
      setOutcome(asksForCode ? answer : undefined);
      setAsksForCode(true);
      resetField('code');
      if (asksForCode) setFocus('code');
      return;
    }
    setOutcome(answer);
    if (answer.kind === 'tooSoon') start(answer.seconds);
    if (answer.kind === 'refused') resetField('password');
    // The button takes no focus during a wait.
    if (answer.kind === 'refused' || answer.kind === 'tooSoon') setFocus('password');
  });

  return (
    <Form noValidate aria-busy={isSubmitting} aria-label="Sign in" onSubmit={(event) => void submit(event)}>
      <TextField label="E-mail" type="email" autoComplete="username" required {...fieldProps(form, 'email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        {...fieldProps(form, 'password')}
      />
      {asksForCode ? (
        <TextField
          label="Code"
          hint="From your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          required
          {...fieldProps(form, 'code')}
        />
      ) : null}
      <SignInError outcome={isSubmitting ? undefined : outcome} wait={left} />
      <ToolButton kind="main" type="submit" busy={isSubmitting} busyText="Signing in..." disabled={left > 0}>
        Sign in
      </ToolButton>
      {children}
      <DemoNote />
    </Form>
  );
}

/** Counts whole seconds down to 0. */
function useCountdown(): { readonly left: number; readonly start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (until === 0) return;
    const tick = (): void => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [until]);

  return {
    left,
    start: (seconds) => {
      setLeft(seconds);
      setUntil(Date.now() + seconds * 1000);
    },
  };
}

/** For a demo: which account to use, and where its password is. */
function DemoNote() {
  const [email, setEmail] = useState<string>();

  useEffect(() => {
    let isMounted = true;
    void fetchDemoEmail().then((found) => {
      if (isMounted) setEmail(found);
    });
    return () => {
      isMounted = false;
    };
  }, []);

  return email === undefined ? null : (
    <Notice title="This is a demo">
      Sign in as <b>{email}</b>. The password is in the terminal that runs <code>make start</code>.
    </Notice>
  );
}

/** "8 seconds", "1 second", "2 minutes" */
export function waitLabel(seconds: number): string {
  return seconds < 90 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
}

interface SignInErrorProps {
  readonly outcome: SignInOutcome | undefined;
  readonly wait: number;
}

function SignInError({ outcome, wait }: SignInErrorProps) {
  switch (outcome?.kind) {
    case 'refused':
      return (
        <Notice tone="refused" alert title="Wrong e-mail or password">
          Please try again, or ask for a link to choose a new password.
        </Notice>
      );
    case 'codeRequired':
      return (
        <Notice tone="refused" alert title="Wrong code">
          Codes change every 30 seconds, and each works once.
        </Notice>
      );
    case 'tooSoon':
      return (
        <>
          <Notice tone="refused" alert title="Too many attempts">
            Each further attempt makes the wait longer. Nobody is locked out.
          </Notice>
          <p>
            {wait > 0 ? `You can try again in ${waitLabel(wait)}.` : ''}
            <span role="status">{wait > 0 ? '' : 'You can try again now.'}</span>
          </p>
        </>
      );
    case 'unanswered':
      return (
        <Notice tone="refused" alert title="No answer from the server">
          The admin panel could not be reached. What you typed is still here.
        </Notice>
      );
    default:
      return null;
  }
}
