import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AcceptMyGroupDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { printedCents } from '../../kit/lib/money.js';
import { requiredText } from '../../kit/lib/typed-text.js';
import { z } from '../../kit/lib/zod.js';
import { Form } from '../design/own-page-parts.js';
import { PayForGroup } from '../payment/pay-for-group.js';
import { Points } from './group-parts.js';
import { type MyGroup, type MyQuote, moment } from './group-words.js';
import { type PanelProps, UNANSWERED } from './use-group-answers.js';

const acceptance = z.object({
  name: requiredText(t`Your name`, 100),
  position: requiredText(t`Your position`, 100),
  agreed: z.boolean().refine(Boolean, t`Please tick this to accept`),
});

/** What accepting means. */
export function acceptWords({ depositCents }: MyQuote, { freeUntil }: Pick<MyGroup, 'freeUntil'>): readonly string[] {
  const deposit = printedCents(depositCents);
  const until = freeUntil && moment(freeUntil);
  return [
    t`We hold all of your seats at once, or none of them.`,
    depositCents > 0
      ? t`Then we need the deposit of ${deposit}, or a purchase order of at least as much. The page says until when. That books your seats.`
      : t`Then we book them. No deposit is due.`,
    until
      ? t`Until ${until} you can cancel for nothing. After that, what was agreed as the deposit is billed, and in the last two days the whole price.`
      : '',
    t`Who is counted and does not come is billed.`,
  ].filter(Boolean);
}

interface AcceptPanelProps extends PanelProps {
  readonly quote: MyQuote;
}

/** Accepts the quote: who does so, in which position. */
export function AcceptPanel({ group, quote, token, answers }: AcceptPanelProps) {
  const [accept] = useMutation(AcceptMyGroupDocument, { fetchPolicy: 'no-cache' });
  const { revision, step, organizationName } = group;
  const [paysFirst, setPaysFirst] = useState(false);
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema: acceptance,
    empty: { name: '', position: '', agreed: false },
    refusedTitle: t`The quote is not accepted`,
    unanswered: UNANSWERED,
    send: async ({ name, position }) => {
      const variables = { token, revision, version: quote.version, name, position };
      const sent = await accept({ variables }).catch(() => undefined);
      return sent?.data?.acceptMyGroup ?? 'unanswered';
    },
    onRefused: (answer) => {
      setPaysFirst(answer !== 'unanswered' && answer.__typename === 'SecureFirst' && quote.depositCents > 0);
      const isAbove = answers.refusedAbove(answer);
      // It may be another quote by now.
      if (isAbove) form.setValue('agreed', false);
      return isAbove;
    },
    onDone: (answer) => {
      if (answer.__typename !== 'MyGroup') return;
      answers.show(answer);
      answers.say(t`Accepted. We have mailed you what is next.`);
    },
  });
  const { payableCents, payingCents } = group.money;
  const { name, position } = form.watch();
  const total = printedCents(quote.totalCents);
  return (
    <section aria-labelledby="accept">
      <h2 id="accept">
        <Trans>Accept the quote</Trans>
      </h2>
      <Points>
        {acceptWords(quote, group).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Points>
      <Form noValidate aria-labelledby="accept" onSubmit={(event) => void submit(event)}>
        <TextField label={t`Your name`} autoComplete="name" maxLength={100} {...fieldProps(form, 'name')} />
        <TextField
          label={t`Your position`}
          hint={t`For example principal, or teacher`}
          autoComplete="organization-title"
          maxLength={100}
          {...fieldProps(form, 'position')}
        />
        <CheckboxField label={t`I accept this for ${organizationName}, for ${total}`} {...fieldProps(form, 'agreed')} />
        {error ? <Text role="alert">{error.text}</Text> : null}
        <div>
          <Button type="submit" busy={isSubmitting} busyText={t`Holding your seats...`} disabled={step !== null}>
            <Trans>Accept and hold our seats</Trans>
          </Button>
        </div>
      </Form>
      {paysFirst ? (
        <>
          <Text>
            <Trans>Or pay the deposit now: that accepts the quote, and books your seats.</Trans>
          </Text>
          <PayForGroup
            {...{ token, payingCents }}
            cents={payableCents}
            acceptance={{ version: quote.version, name, position }}
            onPaid={answers.say}
          />
        </>
      ) : null}
    </section>
  );
}
