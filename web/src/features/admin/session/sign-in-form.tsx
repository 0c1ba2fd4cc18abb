import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { TextField } from '../../../design/controls/text-field.js';
import { ToolButton } from '../../../design/controls/tool-button.js';
import { z } from '../../../document/zod.js';
import { DemoNote } from './demo-note.js';
import { tellSession } from './session-store.js';
import { SignInTrouble } from './sign-in-trouble.js';
import { type SignInOutcome, signIn } from './staff-desk.js';
import { useCountdown } from './use-countdown.js';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

const signInShape = z.object({
  email: z.string().trim().min(1, 'E-mail is required').pipe(z.email('Please enter a valid email address')),
  password: z.string().min(1, 'Password is required'),
});

/** E-mail and password of somebody who works here. */
export const SignInForm = ({ email = '' }: { readonly email?: string }) => {
  const [outcome, setOutcome] = useState<SignInOutcome>();
  const { left, start } = useCountdown();
  const { register, handleSubmit, resetField, setFocus, formState } = useForm({
    resolver: zodResolver(signInShape),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;

  // Who is known has only the password to type; the dialog around it has taken the focus first.
  useEffect(() => {
    if (email === '') return;
    const frame = requestAnimationFrame(() => setFocus('password'));
    return () => cancelAnimationFrame(frame);
  }, [email, setFocus]);

  const submit = handleSubmit(async (typed) => {
    setOutcome(undefined);
    const answer = await signIn(typed.email, typed.password);
    if (answer.kind === 'signedIn') {
      tellSession({ type: 'found', staff: answer.staff, typed: true });
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
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...register('password')}
      />
      <SignInTrouble outcome={isSubmitting ? undefined : outcome} wait={left} />
      <ToolButton kind="main" type="submit" busy={isSubmitting} disabled={left > 0}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </ToolButton>
      <DemoNote />
    </Form>
  );
};
