import { useMutation } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChangeMyGroupCountDocument, type ChangeMyGroupCountMutation } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
import { useNow } from '../../kit/document/use-now.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { printedCents } from '../../kit/lib/money.js';
import { sentences } from '../../kit/lib/sentences.js';
import { z } from '../../kit/lib/zod.js';
import { Buttons, Form } from '../design/own-page-parts.js';
import { adultsFor, type MyGroup, needsAdults, startsOf, startWords } from './group-words.js';
import { StepperField } from './stepper-field.js';
import { type PanelProps, UNANSWERED } from './use-group-answers.js';

/** What is wrong with other numbers, at the field where it is put right. */
export function countSchema({ pupils, adults, pupilsPerAdult, countFinalAt }: MyGroup, now: string) {
  const isFinal = countFinalAt !== null && now >= countFinalAt;
  const before = pupils + adults;
  return z.object({ pupils: z.number(), adults: z.number() }).superRefine((typed, context) => {
    const add = (field: 'pupils' | 'adults', message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (typed.pupils + typed.adults === 0) add('pupils', t`Somebody has to come. Or cancel your visit below.`);
    if (typed.adults < adultsFor(typed.pupils, pupilsPerAdult))
      add('adults', needsAdults(typed.pupils, pupilsPerAdult));
    if (isFinal && typed.pupils + typed.adults < before)
      add('pupils', t`Your count is final: at least ${before} people are billed, so it goes up only.`);
  });
}

interface CountFormProps extends PanelProps {
  /** @param said what happened; empty for nothing */
  readonly onClose: (said: string) => void;
}

/** Other numbers of pupils and adults, at the starts that the group has. */
export function CountForm({ group, token, answers, onClose }: CountFormProps) {
  const [change] = useMutation(ChangeMyGroupCountDocument, { fetchPolicy: 'no-cache' });
  const now = useNow().toISOString();
  const { revision, step, pupils, adults, pupilsPerAdult } = group;
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema: countSchema(group, now),
    empty: { pupils, adults },
    refusedTitle: t`The count was not changed`,
    unanswered: UNANSWERED,
    send: async (count) => {
      const sent = await change({ variables: { token, revision, ...count } }).catch(() => undefined);
      return atField(sent?.data?.changeMyGroupCount ?? 'unanswered');
    },
    onRefused: answers.refusedAbove,
    onDone: (answer) => {
      if (answer.__typename !== 'MyGroup') return;
      answers.show(answer);
      const people = peopleWords(answer);
      const price = answer.quote && printedCents(answer.quote.totalCents);
      const changed = t`Changed: ${people} come.`;
      onClose(price ? `${changed} ${t`The price is ${price} now.`}` : changed);
    },
  });
  return (
    <Form noValidate aria-label={t`Change how many come`} onSubmit={(event) => void submit(event)}>
      <Text>{stayWords(group)}</Text>
      <StepperField form={form} name="pupils" label={t`Pupils`} hint="" />
      <StepperField
        form={form}
        name="adults"
        label={t`Adults`}
        hint={plural(pupilsPerAdult, { one: 'One for each pupil, at least', other: 'One for each # pupils, at least' })}
      />
      {error ? <Text role="alert">{error.text}</Text> : null}
      <Buttons>
        <Button type="submit" busy={isSubmitting} busyText={t`Changing...`} disabled={step !== null}>
          <Trans>Change the count</Trans>
        </Button>
        <Button kind="second" disabled={isSubmitting} onClick={() => onClose('')}>
          <Trans>Leave it</Trans>
        </Button>
      </Buttons>
    </Form>
  );
}

type Answer = ChangeMyGroupCountMutation['changeMyGroupCount'] | 'unanswered';

/** A refusal of one of the numbers, at that number. */
function atField(answer: Answer) {
  if (answer === 'unanswered' || !('message' in answer)) return answer;
  const { __typename, message } = answer;
  if (__typename !== 'PupilsNeedAdults' && __typename !== 'CountClosed') return answer;
  const field = __typename === 'CountClosed' ? 'pupils' : 'adults';
  return { __typename: 'InvalidInput', message, fields: [{ field, message }] } as const;
}

/** What the change leaves as it is. */
function stayWords(group: MyGroup): string {
  const starts = startsOf(group).map(startWords).join('; ');
  return sentences([
    t`Your people are spread over the starts that you have: ${starts}.`,
    t`One that nobody is left for is given back.`,
    t`The price of each who pays stays the same, and so does everything if the seats do not suffice.`,
  ]);
}
