import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../../design/controls/button.js';
import { TextField } from '../../../design/controls/text-field.js';
import { Notice } from '../../../design/marks/notice.js';
import { usePhone } from '../../../document/use-house.js';
import { RequestVisitLinksDocument, type RequestVisitLinksMutation } from '../../../generated/operations.js';
import { fieldProps } from '../../../lib/field-props.js';
import { emailField } from '../../../lib/typed-text.js';
import { z } from '../../../lib/zod.js';

const shape = z.object({ email: emailField });

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  margin-block: var(--s-4);
`;

/** Sends the links to all coming visits to their address, for a visitor who has lost the code too. */
export function AllLinksForm() {
  const phone = usePhone();
  const form = useForm({ resolver: zodResolver(shape), mode: 'onTouched', defaultValues: { email: '' } });
  const [request] = useMutation(RequestVisitLinksDocument, { fetchPolicy: 'no-cache' });
  const [answer, setAnswer] = useState<RequestVisitLinksMutation['requestVisitLinks'] | 'unanswered'>();
  const submit = form.handleSubmit(async (variables) => {
    setAnswer(undefined);
    const sent = await request({ variables }).catch(() => undefined);
    setAnswer(sent?.data?.requestVisitLinks ?? 'unanswered');
  });
  const isDone = answer !== 'unanswered' && answer?.__typename === 'BookingLinkRequested';
  return (
    <Form noValidate aria-label="All my links" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Address you booked with"
        type="email"
        autoComplete="email"
        required
        {...fieldProps(form, 'email')}
      />
      <Button type="submit" kind="second" busy={form.formState.isSubmitting} busyText="Sending...">
        Send all my links
      </Button>
      <div role="status">
        {answer === undefined ? null : (
          <Notice tone={isDone ? 'done' : 'refused'} title={isDone ? 'Check your e-mail' : 'Nothing was sent'}>
            {answer === 'unanswered' ? `We didn’t get an answer. Please try again, or call ${phone}.` : answer.message}
          </Notice>
        )}
      </div>
    </Form>
  );
}
