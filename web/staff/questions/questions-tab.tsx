import { useState } from 'react';
import { MAX_QUESTIONS } from '../../../services/shared/contracts/src/house/bounds.js';
import { HouseQuestionsDocument, WithdrawGuestQuestionDocument } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { showToast } from '../../kit/design/layers/toasts.js';
import { Text } from '../../kit/design/type/text.js';
import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import { type FormError, formErrorOf, isRefusal } from '../../kit/lib/forms/form-error.js';
import { listed } from '../../kit/lib/sentences.js';
import { counted } from '../../kit/lib/spelled-number.js';
import { useAdminMutation } from '../data/use-admin-mutation.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { Confirmation } from '../forms/confirmation.js';
import { AdminColumns } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { AdminTable } from '../lists/admin-table.js';
import type { Column } from '../lists/column.js';
import { RowButton } from '../lists/row-button.js';
import { type HouseQuestion, kindLabels, type TourName, whenLabels } from './question-draft.js';
import { QuestionForm, questionQueries } from './question-form.js';

const NEW = 'new';

/** "On the site and at the door, each guest, required" */
function whenWords({ question: { asked, perGuest, required } }: HouseQuestion): string {
  const when = listed(
    Object.entries(whenLabels).flatMap(([name, label]) => (asked.some((one) => one === name) ? [label] : [])),
  );
  const words = [when, perGuest ? 'each guest' : '', required ? 'required' : ''].filter(Boolean).join(', ');
  return words.replace(/^./, (first) => first.toUpperCase());
}

function keptWords({ keptDays, answers, withdrawn }: HouseQuestion): string {
  const kept = keptDays === null ? 'kept without the name' : `kept ${counted(keptDays, 'day')}`;
  return [withdrawn ? 'Withdrawn' : '', counted(answers, 'answer'), kept].filter(Boolean).join(', ');
}

interface Actions {
  readonly tours: readonly TourName[];
  readonly onChange: (one: HouseQuestion) => void;
  readonly onWithdraw: (one: HouseQuestion) => void;
}

function questionColumns({ tours, onChange, onWithdraw }: Actions): readonly Column<HouseQuestion>[] {
  const tourOf = ({ question: { tourId } }: HouseQuestion) =>
    tourId === null ? 'Every tour' : (tours.find(({ id }) => id === tourId)?.name ?? 'A tour that was withdrawn');
  return [
    { id: 'text', label: 'Question', place: 'name', cell: ({ question }) => question.text },
    { id: 'kind', label: 'Answered by', place: 'line', cell: ({ question }) => kindLabels[question.kind] },
    { id: 'tour', label: 'Tour', place: 'line', cell: tourOf },
    { id: 'when', label: 'Asked', place: 'line', cell: whenWords },
    { id: 'kept', label: 'Answers', place: 'line', whole: true, cell: keptWords },
    {
      id: 'actions',
      label: 'Actions',
      quiet: true,
      place: 'actions',
      cell: (one) => (
        <>
          <RowButton icon="edit" label="Change" of={one.question.text} onClick={() => onChange(one)} />
          {one.withdrawn ? null : (
            <RowButton icon="remove" label="Withdraw" of={one.question.text} onClick={() => onWithdraw(one)} />
          )}
        </>
      ),
    },
  ];
}

/** What the house asks its guests. For managers. */
export function QuestionsTab() {
  const { data, hasFailed, isLoading, reload } = useAdminQuery(HouseQuestionsDocument, {});
  const [opened, setOpened] = useState<string>();
  const [withdrawn, setWithdrawn] = useState<HouseQuestion>();
  const questions = data?.houseQuestions ?? undefined;
  const tours = data?.tours ?? [];
  const open = questions?.filter((one) => !one.withdrawn).length ?? 0;
  const close = (): void => setOpened(undefined);
  const actions = {
    tours,
    onChange: ({ question }: HouseQuestion) => setOpened(question.id),
    onWithdraw: setWithdrawn,
  };
  return (
    <AdminColumns>
      <AdminSection
        title={`Questions to guests (${open} of ${MAX_QUESTIONS})`}
        busy={isLoading}
        tools={
          <ToolButton disabled={open >= MAX_QUESTIONS} onClick={() => setOpened(NEW)}>
            Add a question
          </ToolButton>
        }
      >
        {hasFailed ? <ListFailed label="questions" onRetry={() => void reload()} /> : null}
        {questions === undefined && isLoading ? <ListLoading label="questions" /> : null}
        {opened === NEW ? (
          <AdminSectionBody>
            <QuestionForm
              known={undefined}
              tours={tours}
              onSaved={close}
              more={<ToolButton onClick={close}>Not now</ToolButton>}
            />
          </AdminSectionBody>
        ) : null}
        {questions?.length === 0 && opened !== NEW ? (
          <AdminSectionBody>No questions: visitors book with their name and address alone.</AdminSectionBody>
        ) : null}
        {questions && questions.length > 0 ? (
          <AdminTable
            label="questions to guests"
            columns={questionColumns(actions)}
            rows={questions}
            keyOf={({ question }) => question.id}
            detailsOf={(one) =>
              opened === one.question.id ? (
                <QuestionForm
                  key={one.version}
                  known={one}
                  tours={tours}
                  onSaved={close}
                  more={<ToolButton onClick={close}>Not now</ToolButton>}
                />
              ) : undefined
            }
          />
        ) : null}
        <AdminSectionBody>
          <Text soft kind="small">
            Visitors answer while they book, and can change their answers in their visit. Every answer is erased with
            its person.
          </Text>
        </AdminSectionBody>
      </AdminSection>
      {withdrawn ? <Withdrawal of={withdrawn} onClose={() => setWithdrawn(undefined)} /> : null}
    </AdminColumns>
  );
}

function Withdrawal({
  of: { question, version, answers },
  onClose,
}: {
  readonly of: HouseQuestion;
  readonly onClose: () => void;
}) {
  const withdraw = useAdminMutation(WithdrawGuestQuestionDocument, questionQueries);
  const confirm = async (): Promise<FormError | undefined> => {
    const answer = await withdraw({ id: question.id, version });
    if (isRefusal(answer)) return formErrorOf('Nothing was changed', answer, () => false);
    showToast({ tone: 'done', title: 'Withdrawn', text: question.text });
    return undefined;
  };
  return (
    <Confirmation
      title={`Withdraw “${question.text}”?`}
      action="Withdraw the question"
      busyAction="Withdrawing..."
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Nobody is asked any longer.{' '}
        {answers === 0
          ? 'Nobody has answered it, so it is deleted.'
          : `Its ${counted(answers, 'answer')} stay for as long as they are kept, and you can ask it again.`}
      </p>
    </Confirmation>
  );
}
