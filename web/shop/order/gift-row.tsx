import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { ChangeGiftMailingDocument, type MyOrderFactsFragment } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { MAIL_DAYS_AHEAD, mailDayFault } from '../../kit/lib/mail-day.js';
import { shortAmount } from '../../kit/lib/money.js';
import { isolated } from '../../kit/lib/names.js';
import { emailField, lineField } from '../../kit/lib/typed-text.js';
import { dateAfter, fullDate, longDate, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { Buttons, Form } from '../design/own-page-parts.js';

type Gift = Extract<MyOrderFactsFragment['lines'][number], { readonly __typename: 'OrderVoucher' }>;

/** "It is mailed to b…@e… on Thursday, December 10, 2026, at 9:00 AM." */
export function mailingWords({ maskedEmail, sendOn, sentAt }: Pick<Gift, 'maskedEmail' | 'sendOn' | 'sentAt'>): string {
  if (sentAt !== null)
    return `It was mailed to ${maskedEmail || 'its recipient'} on ${fullDate(venueToday(new Date(sentAt)))}.`;
  if (maskedEmail === '') return 'It is not mailed.';
  return `It is mailed to ${maskedEmail} ${sendOn === null ? 'now' : `on ${longDate(sendOn)}, at 9:00 AM`}.`;
}

interface GiftRowProps {
  readonly gift: Gift;
  readonly token: string;
}

/** A gift voucher: to whom it is mailed and when, which the giver changes until it has gone. */
export function GiftRow({ gift, token }: GiftRowProps) {
  const { recipientName, maskedEmail, amount, sentAt, url } = gift;
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const row = useRef<HTMLLIElement>(null);
  const [closed, setClosed] = useState(0);
  // The pressed button is gone with the form.
  useEffect(() => {
    if (closed > 0) row.current?.focus();
  }, [closed]);
  const close = (text: string): void => {
    setSaid(text);
    setIsOpen(false);
    setClosed((times) => times + 1);
  };
  const whose = recipientName === '' ? '' : ` for ${isolated(recipientName)}`;
  return (
    <li ref={row} tabIndex={-1}>
      <b>
        Gift voucher of {shortAmount(amount)}
        {whose}
      </b>
      <strong>${amount}</strong>
      <Text soft>{mailingWords(gift)}</Text>
      <Text role="status">{said}</Text>
      {url === null ? null : (
        <Text>
          <a href={url}>See the voucher</a>
        </Text>
      )}
      {sentAt !== null || maskedEmail === '' || isOpen ? null : (
        <div>
          <Button kind="second" small aria-label={`Change address or day${whose}`} onClick={() => setIsOpen(true)}>
            Change address or day
          </Button>
        </div>
      )}
      {isOpen ? <MailingForm gift={gift} token={token} onClose={close} /> : null}
    </li>
  );
}

const schema = z
  .object({ recipientEmail: z.union([z.literal(''), emailField]), sendOn: lineField() })
  .superRefine(({ sendOn }, context) => {
    const message = mailDayFault(sendOn);
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['sendOn'], message });
  });

interface MailingFormProps extends GiftRowProps {
  /** @param said what happened; empty for nothing */
  readonly onClose: (said: string) => void;
}

function MailingForm({ gift: { id: lineId, maskedEmail, sendOn }, token, onClose }: MailingFormProps) {
  const [change] = useMutation(ChangeGiftMailingDocument);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: { recipientEmail: '', sendOn: sendOn ?? '' },
    refusedTitle: 'Nothing was changed',
    unanswered: { title: 'No answer', text: 'We didn’t get an answer. Please press the button again.' },
    send: async (typed) => {
      const input = { recipientEmail: typed.recipientEmail || null, sendOn: typed.sendOn || null };
      const sent = await change({ variables: { token, lineId, input } }).catch(() => undefined);
      return sent?.data?.changeGiftMailing ?? 'unanswered';
    },
    onDone: () => onClose('Saved. We have mailed you about it.'),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('recipientEmail'), [setFocus]);
  const today = venueToday();
  return (
    <Form noValidate aria-label="Change address or day" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Another e-mail (optional)"
        hint={`Leave it empty to keep ${maskedEmail}`}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...fieldProps(form, 'recipientEmail')}
      />
      <TextField
        label="Send it on"
        hint="At 9:00 AM. Without a day it is sent at once"
        type="date"
        min={today}
        max={dateAfter(today, MAIL_DAYS_AHEAD)}
        {...fieldProps(form, 'sendOn')}
      />
      {error ? <Text role="alert">{error.text}</Text> : null}
      <Buttons>
        <Button type="submit" busy={isSubmitting} busyText="Saving...">
          {form.watch('sendOn') === '' ? 'Send it now' : 'Save'}
        </Button>
        <Button kind="second" disabled={isSubmitting} onClick={() => onClose('')}>
          Not now
        </Button>
      </Buttons>
    </Form>
  );
}
