import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Location, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { readConfirmationCode } from '../../../services/shared/contracts/src/ticket/confirmation-code.js';
import { RequestBookingLinkDocument, RequestVisitLinksDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { Text } from '../../kit/design/type/text.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { Reach } from '../../kit/document/reach.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { emailField, lineField } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { GateColumns } from '../design/gate-columns.js';
import { useLinkRequest } from './use-link-request.js';

const shape = z.object({
  code: lineField()
    .min(1, t`Please enter the confirmation code`)
    .refine(
      (typed) => readConfirmationCode(typed) !== undefined,
      t`A confirmation code has eight letters and digits, like HT-7K4M-9QXW`,
    ),
  email: emailField,
  replace: z.boolean(),
});

const Sheet = styled(Plate)`
  display: grid;
  gap: var(--s-5);
  padding: var(--s-6) var(--s-5);
  form { display: grid; gap: var(--s-4); }
  /* Empty until there is an answer. */
  > [role='status']:empty { margin-top: calc(-1 * var(--s-5)); }
`;

const linksShape = z.object({ email: emailField });

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  margin-block: var(--s-4);
`;

/** For visitors who have lost their code too: mails the links of all coming visits. */
function AllLinksForm() {
  const [request] = useMutation(RequestVisitLinksDocument, { fetchPolicy: 'no-cache' });
  const { form, isSubmitting, submit, status } = useLinkRequest(linksShape, { email: '' }, async (variables) => {
    return (await request({ variables })).data?.requestVisitLinks;
  });
  return (
    <Form noValidate aria-label={t`All my links`} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Address you booked with`}
        type="email"
        autoComplete="email"
        required
        {...fieldProps(form, 'email')}
      />
      <Button type="submit" kind="second" busy={isSubmitting} busyText={t`Sending...`}>
        <Trans>Send all my links</Trans>
      </Button>
      {status}
    </Form>
  );
}

/** /visit: e-mails the ticket and its link to a visitor who knows code and address. */
export function FindVisitPage() {
  usePageTitle(
    t`Find my booking`,
    t`Have your ticket and its link sent again. All it takes is your confirmation code and e-mail address.`,
  );
  const [request] = useMutation(RequestBookingLinkDocument, { fetchPolicy: 'no-cache' });
  const { state } = useLocation() as Location<{ readonly code?: string } | null>;
  const empty = { code: state?.code ?? '', email: '', replace: false };
  const { form, isSubmitting, submit, status } = useLinkRequest(shape, empty, async (variables) => {
    return (await request({ variables })).data?.requestBookingLink;
  });
  return (
    <>
      <Masthead
        title={t`Find my booking`}
        lead={t`We send your ticket and the link to change it to the address you booked with.`}
        skyline={thisHouse.drawings.skyline.tours}
      />
      <Terrace>
        <GateColumns
          drawing="lostTicket"
          aside={
            <>
              <h2>{t`Can’t find your code?`}</h2>
              <Text kind="serif">
                <Trans>
                  It is on your ticket and in the e-mail that came with it. If you have neither, we send the links to
                  all your coming visits to the address that you booked with.
                </Trans>
              </Text>
              <AllLinksForm />
              <Text kind="serif">
                <Trans>
                  Or call <Reach />.
                </Trans>
              </Text>
              <TextLink to="/tours">{t`Book another tour`}</TextLink>
            </>
          }
        >
          <Sheet as="section" aria-labelledby="find-my-booking">
            <h2 id="find-my-booking">{t`Send it again`}</h2>
            <form noValidate onSubmit={(event) => void submit(event)}>
              <TextField
                label={t`Confirmation code`}
                hint={t`On your ticket, for example HT-7K4M-9QXW`}
                autoComplete="off"
                required
                {...fieldProps(form, 'code')}
              />
              <TextField label={t`Email`} type="email" autoComplete="email" required {...fieldProps(form, 'email')} />
              <CheckboxField
                label={t`Get a new link`}
                hint={t`The links that we sent before stop working, the one for waivers too.`}
                {...fieldProps(form, 'replace')}
              />
              <Button type="submit" busy={isSubmitting} busyText={t`Sending...`}>
                <Trans>Send my link</Trans>
              </Button>
            </form>
            {status}
          </Sheet>
        </GateColumns>
      </Terrace>
    </>
  );
}
