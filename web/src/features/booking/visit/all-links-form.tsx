import { useMutation } from '@apollo/client/react';
import { styled } from 'styled-components';
import { Button } from '../../../design/controls/button.js';
import { TextField } from '../../../design/controls/text-field.js';
import { RequestVisitLinksDocument } from '../../../generated/operations.js';
import { fieldProps } from '../../../lib/field-props.js';
import { emailField } from '../../../lib/typed-text.js';
import { z } from '../../../lib/zod.js';
import { useLinkRequest } from './use-link-request.js';

const shape = z.object({ email: emailField });

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  margin-block: var(--s-4);
`;

/** For visitors who have lost their code too: mails the links of all coming visits. */
export function AllLinksForm() {
  const [request] = useMutation(RequestVisitLinksDocument, { fetchPolicy: 'no-cache' });
  const { form, isSubmitting, submit, status } = useLinkRequest(shape, { email: '' }, async (variables) => {
    return (await request({ variables })).data?.requestVisitLinks;
  });
  return (
    <Form noValidate aria-label="All my links" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Address you booked with"
        type="email"
        autoComplete="email"
        required
        {...fieldProps(form, 'email')}
      />
      <Button type="submit" kind="second" busy={isSubmitting} busyText="Sending...">
        Send all my links
      </Button>
      {status}
    </Form>
  );
}
