import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  if (sentAt !== null) {
    const day = fullDate(venueToday(new Date(sentAt)));
    return maskedEmail ? t`It was mailed to ${maskedEmail} on ${day}.` : t`It was mailed to its recipient on ${day}.`;
  }
  if (maskedEmail === '') return t`It is not mailed.`;
  const day = sendOn && longDate(sendOn);
  return day ? t`It is mailed to ${maskedEmail} on ${day}, at 9:00 AM.` : t`It is mailed to ${maskedEmail} now.`;
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
  const recipient = recipientName && isolated(recipientName);
  const sum = shortAmount(amount);
  return (
    <li ref={row} tabIndex={-1}>
      <b>{recipient ? t`Gift voucher of ${sum} for ${recipient}` : t`Gift voucher of ${sum}`}</b>
      <strong>${amount}</strong>
      <Text soft>{mailingWords(gift)}</Text>
      <Text role="status">{said}</Text>
      {url === null ? null : (
        <Text>
          <a href={url}>
            <Trans>See the voucher</Trans>
          </a>
        </Text>
      )}
      {sentAt !== null || maskedEmail === '' || isOpen ? null : (
        <div>
          <Button
            kind="second"
            small
            aria-label={recipient ? t`Change address or day for ${recipient}` : undefined}
            onClick={() => setIsOpen(true)}
          >
            <Trans>Change address or day</Trans>
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
    refusedTitle: t`Nothing was changed`,
    unanswered: { title: t`No answer`, text: t`We didn’t get an answer. Please press the button again.` },
    send: async (typed) => {
      const input = { recipientEmail: typed.recipientEmail || null, sendOn: typed.sendOn || null };
      const sent = await change({ variables: { token, lineId, input } }).catch(() => undefined);
      return sent?.data?.changeGiftMailing ?? 'unanswered';
    },
    onDone: () => onClose(t`Saved. We have mailed you about it.`),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('recipientEmail'), [setFocus]);
  const today = venueToday();
  return (
    <Form noValidate aria-label={t`Change address or day`} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`Another e-mail (optional)`}
        hint={t`Leave it empty to keep ${maskedEmail}`}
        type="email"
        autoComplete="off"
        maxLength={254}
        {...fieldProps(form, 'recipientEmail')}
      />
      <TextField
        label={t`Send it on`}
        hint={t`At 9:00 AM. Without a day it is sent at once`}
        type="date"
        min={today}
        max={dateAfter(today, MAIL_DAYS_AHEAD)}
        {...fieldProps(form, 'sendOn')}
      />
      {error ? <Text role="alert">{error.text}</Text> : null}
      <Buttons>
        <Button type="submit" busy={isSubmitting} busyText={t`Saving...`}>
          {form.watch('sendOn') === '' ? t`Send it now` : t`Save`}
        </Button>
        <Button kind="second" disabled={isSubmitting} onClick={() => onClose('')}>
          <Trans>Not now</Trans>
        </Button>
      </Buttons>
    </Form>
  );
}
