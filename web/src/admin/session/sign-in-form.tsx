import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { TextField } from '../../design/controls/text-field.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { fieldProps } from '../../lib/field-props.js';
import { emailField, lineField } from '../../lib/typed-text.js';
import { z } from '../../lib/zod.js';
import { type SignInOutcome, type Staff, signIn } from '../session-state/staff-client.js';
import { DemoNote } from './demo-note.js';
import { SignInError } from './sign-in-error.js';
import { useCountdown } from './use-countdown.js';

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
  /** What helps with a forgotten password. */
  readonly children?: ReactNode;
}

/** E-mail and password of a member of staff. */
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

  // With a known e-mail only the password is missing. The dialog around the form takes the focus first.
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
    if (answer.kind === 'refused') {
      resetField('password');
      setFocus('password');
    }
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
