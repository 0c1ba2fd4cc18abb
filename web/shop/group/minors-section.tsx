import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GROUP_RULES, GROUP_RULES_VERSION } from '../../../services/shared/contracts/src/house/group-rules.js';
import { ConfirmForMinorsDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { requiredText } from '../../kit/lib/typed-text.js';
import { fullDate, venueToday } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';
import { Form } from '../design/own-page-parts.js';
import { useSaid } from '../use-said.js';
import { Points } from './group-parts.js';
import { type PanelProps, UNANSWERED } from './use-group-answers.js';

const confirmation = z.object({
  name: requiredText(t`Your name`, 100),
  agreed: z.boolean().refine(Boolean, t`Please tick this to confirm`),
});

/** The rules for the pupils, confirmed once for all of them. */
export function MinorsSection(panel: PanelProps) {
  const { heading, text, say } = useSaid();
  const { minorsConfirmedBy: by, minorsConfirmedAt: at, pupils } = panel.group;
  if (pupils === 0) return null;
  const day = at ? fullDate(venueToday(new Date(at))) : '';
  return (
    <section aria-labelledby="minors">
      <h2 id="minors" ref={heading} tabIndex={-1}>
        <Trans>For your pupils</Trans>
      </h2>
      <Text>
        <Trans>
          Pupils sign no waiver. Whoever organizes the group confirms this for all of them. Your adults sign their own,
          on the page of a ticket or at the door.
        </Trans>
      </Text>
      <Points>
        {GROUP_RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Points>
      <Text role="status">{text}</Text>
      {at === null ? (
        <ConfirmForm {...panel} onDone={() => say(t`Confirmed. Thank you.`)} />
      ) : (
        <Text soft>{by ? t`Confirmed by ${by} on ${day}.` : t`Confirmed on ${day}.`}</Text>
      )}
    </section>
  );
}

function ConfirmForm({ token, answers, onDone }: PanelProps & { readonly onDone: () => void }) {
  const [confirm] = useMutation(ConfirmForMinorsDocument, { fetchPolicy: 'no-cache' });
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema: confirmation,
    empty: { name: '', agreed: false },
    refusedTitle: t`The rules are not confirmed`,
    unanswered: UNANSWERED,
    send: async ({ name }) => {
      const variables = { token, name, textVersion: GROUP_RULES_VERSION };
      const sent = await confirm({ variables }).catch(() => undefined);
      return sent?.data?.confirmForMinors ?? 'unanswered';
    },
    onDone: (answer) => {
      if (answer.__typename !== 'MyGroup') return;
      answers.show(answer);
      onDone();
    },
  });
  return (
    <Form noValidate aria-labelledby="minors" onSubmit={(event) => void submit(event)}>
      <TextField label={t`Who confirms`} autoComplete="name" maxLength={100} {...fieldProps(form, 'name')} />
      <CheckboxField label={t`I confirm this for all of our pupils`} {...fieldProps(form, 'agreed')} />
      {error ? <Text role="alert">{error.text}</Text> : null}
      <div>
        <Button type="submit" kind="second" busy={isSubmitting} busyText={t`Confirming...`}>
          <Trans>Confirm for our pupils</Trans>
        </Button>
      </div>
    </Form>
  );
}
