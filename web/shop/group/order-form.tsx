import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { SendMyPurchaseOrderDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { Text } from '../../kit/design/type/text.js';
import { chosenFile, FILE_HINT, FILE_TYPES, refusedFile, sendGroupFile } from '../../kit/group/send-group-file.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { toAmount, toCents } from '../../kit/lib/money.js';
import { linesField, requiredText } from '../../kit/lib/typed-text.js';
import { isDate, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { Buttons, Form } from '../design/own-page-parts.js';
import { type PanelProps, UNANSWERED } from './use-group-answers.js';

/** "$1,480" → "1480.00"; undefined for what is no amount. */
export function typedDollars(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replaceAll(',', '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? toAmount(toCents(plain)) : undefined;
}

const MOST_LINES = 6;

function orderSchema(today: string) {
  return z.object({
    number: requiredText(t`The number of the order`, 40),
    day: z
      .string()
      .refine(isDate, t`Please choose the day of the order`)
      .refine((day) => day <= today, t`The order is not after today`),
    amount: z.string().refine((text) => typedDollars(text) !== undefined, t`Please write an amount such as 480.00`),
    file: chosenFile,
    billTo: linesField()
      .min(1, t`Please write where the bill goes`)
      .max(300, t`At most 300 characters`)
      .refine((text) => text.split('\n').length <= MOST_LINES, t`At most ${MOST_LINES} lines`),
  });
}

/** A purchase order, as it goes to the desk. */
export function OrderForm({ group, token, answers, onClose }: PanelProps & { readonly onClose: () => void }) {
  const [sendOrder] = useMutation(SendMyPurchaseOrderDocument, { fetchPolicy: 'no-cache' });
  const { revision, step, quote, order, organizationName } = group;
  const today = venueToday();
  const sentFile = useRef<File>(undefined);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema: orderSchema(today),
    empty: {
      number: order?.number ?? '',
      day: order?.day ?? today,
      amount: toAmount(order?.cents ?? quote?.totalCents ?? 0),
      billTo: order?.billTo ?? organizationName,
      file: undefined as FileList | undefined,
    },
    refusedTitle: t`The purchase order was not sent`,
    unanswered: UNANSWERED,
    send: async ({ amount, file, ...read }) => {
      // Once, also when the order itself is sent again.
      if (file && file !== sentFile.current) {
        const refused = await sendGroupFile(`groups/${encodeURIComponent(token)}/order-file`, file);
        if (refused) return refusedFile(refused);
        sentFile.current = file;
      }
      const input = { ...read, amount: typedDollars(amount) ?? amount };
      const sent = await sendOrder({ variables: { token, revision, input } }).catch(() => undefined);
      return sent?.data?.sendMyPurchaseOrder ?? 'unanswered';
    },
    onRefused: answers.refusedAbove,
    onDone: (answer, { number }) => {
      if (answer.__typename !== 'MyGroup') return;
      onClose();
      answers.show(answer);
      answers.say(t`Purchase order ${number} is sent. We look at it, and write to you.`);
    },
  });
  const { setFocus } = form;
  useEffect(() => setFocus('number'), [setFocus]);
  return (
    <Form noValidate aria-label={t`Send a purchase order`} onSubmit={(event) => void submit(event)}>
      <TextField label={t`Number of the order`} autoComplete="off" maxLength={40} {...fieldProps(form, 'number')} />
      <TextField label={t`Day of the order`} type="date" max={today} {...fieldProps(form, 'day')} />
      <TextField
        label={t`Amount in dollars`}
        hint={t`The most that may be billed on it`}
        inputMode="decimal"
        autoComplete="off"
        {...fieldProps(form, 'amount')}
      />
      <TextAreaField
        label={t`Where the bill goes`}
        hint={t`Name and address as they stand on the order, at most six lines`}
        rows={5}
        maxLength={300}
        autoComplete="off"
        {...fieldProps(form, 'billTo')}
      />
      <TextField
        type="file"
        label={t`The order itself (optional)`}
        hint={FILE_HINT}
        accept={FILE_TYPES}
        {...fieldProps(form, 'file')}
      />
      {error ? <Text role="alert">{error.text}</Text> : null}
      <Buttons>
        <Button type="submit" busy={isSubmitting} busyText={t`Sending...`} disabled={step !== null}>
          <Trans>Send the order</Trans>
        </Button>
        <Button kind="second" disabled={isSubmitting} onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </Buttons>
    </Form>
  );
}
