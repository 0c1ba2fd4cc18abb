import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Path } from 'react-hook-form';
import { ChangeVisitAnswersDocument, type ChangeVisitAnswersMutation } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Stack } from '../../kit/design/layout/stack.js';
import { Leaders } from '../../kit/design/marks/leaders.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { useNow } from '../../kit/document/use-now.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { z } from '../../kit/lib/zod.js';
import { AnswerFields } from '../../kit/party/answer-fields.js';
import {
  type AskedQuestion,
  answersToSend,
  answersTyped,
  atAnswers,
  isAnswerName,
  type TypedAnswers,
  typedAnswers,
  unansweredKeys,
} from '../../kit/party/answers.js';
import { useAskedOnline } from '../party/use-asked-online.js';
import type { Visit } from './use-visit.js';

interface VisitAnswersProps {
  readonly visit: Visit;
  readonly token: string;
  readonly show: (visit: Visit) => void;
}

/** What the house asked the party, which can be changed until the tour begins. */
export function VisitAnswers(props: VisitAnswersProps) {
  const { visit } = props;
  const questions = useAskedOnline(visit.tourId);
  const isOver = useNow().toISOString() >= visit.startsAt;
  const canChange = (questionId: string) => !isOver && questions.some(({ id }) => id === questionId);
  const others = (visit.answers ?? []).filter(({ questionId }) => !canChange(questionId));
  const canAnswer = !isOver && questions.length > 0;
  if (!canAnswer && others.length === 0) return null;
  return (
    <section aria-labelledby="visit-answers" style={{ marginTop: 'var(--s-6)' }}>
      <h3 id="visit-answers">{t`What we asked you`}</h3>
      <Stack gap={3} mt={2}>
        {others.length > 0 ? (
          <Leaders
            facts={others.map(({ question, guest, text }) => ({
              term: guest === 0 ? question : t`${question}, guest ${guest}`,
              value: text,
            }))}
          />
        ) : null}
        {canAnswer ? (
          <ChangeAnswers key={questions.map(({ id }) => id).join()} {...props} questions={questions} />
        ) : null}
      </Stack>
    </section>
  );
}

type Answer = ChangeVisitAnswersMutation['changeAnswers'] | 'unanswered';

function ChangeAnswers({
  visit,
  token,
  show,
  questions,
}: VisitAnswersProps & { readonly questions: readonly AskedQuestion[] }) {
  const [change] = useMutation(ChangeVisitAnswersDocument, { fetchPolicy: 'no-cache' });
  const { guests } = visit;
  const answered = (visit.answers ?? []).filter(({ questionId }) => questions.some(({ id }) => id === questionId));
  const schema = z.object({ answers: typedAnswers }).superRefine(({ answers }, context) => {
    for (const key of unansweredKeys(questions, guests, answers))
      context.addIssue({ code: 'custom', path: ['answers', key], message: t`Please answer this` });
  });
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: { answers: answersTyped(answered) },
    refusedTitle: t`Nothing was changed`,
    isField: (name): name is Path<{ answers: TypedAnswers }> => isAnswerName(name),
    send: async ({ answers }): Promise<Answer> => {
      const variables = { token, answers: answersToSend(answers, guests) };
      const sent = await change({ variables }).catch(() => undefined);
      return atAnswers(sent?.data?.changeAnswers ?? ('unanswered' as const));
    },
    after: (typed) => typed,
    onDone: (answer) => {
      if (answer.__typename !== 'Booking') return;
      show(answer);
      showToast({ title: t`Saved`, text: t`You can change it until your tour begins.`, tone: 'done' });
    },
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={t`What we asked you`}>
      <Stack gap={3}>
        <AnswerFields form={form} questions={questions} guests={guests} />
        {error ? (
          <Notice tone="refused" title={error.title} alert>
            {error.text}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" kind="second" small busy={isSubmitting}>
            <Trans>Save answers</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}
