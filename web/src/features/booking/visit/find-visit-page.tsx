import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import skyline from '../../../art/skyline-gate.svg';
import { venue } from '../../../content/venue.js';
import { Button } from '../../../design/controls/button.js';
import { TextField } from '../../../design/controls/text-field.js';
import { Masthead } from '../../../design/frames/masthead.js';
import { Plate } from '../../../design/frames/plate.js';
import { Terrace } from '../../../design/frames/terrace.js';
import { PageBody } from '../../../design/layout/page.js';
import { Notice } from '../../../design/marks/notice.js';
import { usePageTitle } from '../../../document/page-title.js';
import { RequestBookingLinkDocument, type RequestBookingLinkMutation } from '../../../generated/operations.js';
import { fieldProps } from '../../../lib/field-props.js';
import { z } from '../../../lib/zod.js';

const shape = z.object({
  code: z.string().trim().min(1, 'Please enter the confirmation code').max(40, 'This is no confirmation code'),
  email: z.string().trim().pipe(z.email('Please enter a valid email address')),
});

const Sheet = styled(Plate)`
  display: grid;
  gap: var(--s-5);
  max-width: 34rem;
  margin-inline: auto;
  padding: var(--s-6) var(--s-5);
  form { display: grid; gap: var(--s-4); }
`;

type Answer = RequestBookingLinkMutation['requestBookingLink'];

/** /visit: has the ticket with its link mailed to whoever knows code and address. */
export function FindVisitPage() {
  usePageTitle(
    'Find my booking',
    'Have your ticket with its link sent again, by confirmation code and e-mail address.',
  );
  const form = useForm({ resolver: zodResolver(shape), defaultValues: { code: '', email: '' } });
  const [request] = useMutation(RequestBookingLinkDocument, { fetchPolicy: 'no-cache' });
  const [answer, setAnswer] = useState<Answer | 'unanswered'>();
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (variables) => {
    setAnswer(undefined);
    const sent = await request({ variables }).catch(() => undefined);
    setAnswer(sent?.data?.requestBookingLink ?? 'unanswered');
  });
  return (
    <>
      <Masthead
        title="Find my booking"
        lead="Your ticket and the link to change it come to the address you booked with."
        skyline={skyline}
      />
      <Terrace>
        <PageBody>
          <Sheet as="section" aria-labelledby="find-my-booking">
            <h2 id="find-my-booking">Send it again</h2>
            <form noValidate onSubmit={(event) => void submit(event)}>
              <TextField
                label="Confirmation code"
                hint="On your ticket, for example HT-7K4M-9QXW"
                autoComplete="off"
                required
                {...fieldProps(form, 'code')}
              />
              <TextField label="Email" type="email" autoComplete="email" required {...fieldProps(form, 'email')} />
              <Button type="submit" busy={isSubmitting}>
                {isSubmitting ? 'Sending...' : 'Send my link'}
              </Button>
            </form>
            <div role="status">
              {answer !== undefined && answer !== 'unanswered' ? (
                <Notice
                  tone={answer.__typename === 'BookingLinkRequested' ? 'done' : 'refused'}
                  title={answer.__typename === 'BookingLinkRequested' ? 'Look into your mail' : 'Nothing was sent'}
                >
                  {answer.message}
                </Notice>
              ) : null}
              {answer === 'unanswered' ? (
                <Notice tone="refused" title="Nothing was sent">
                  No answer came. Please try again, or call {venue.phone}.
                </Notice>
              ) : null}
            </div>
          </Sheet>
        </PageBody>
      </Terrace>
    </>
  );
}
