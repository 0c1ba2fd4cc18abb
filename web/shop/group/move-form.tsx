import { useMutation, useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  MoveMyGroupDocument,
  PreviewMyGroupMoveDocument,
  type PreviewMyGroupMoveQuery,
} from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { Text } from '../../kit/design/type/text.js';
import { peopleWords } from '../../kit/group/people-words.js';
import { printedCents } from '../../kit/lib/money.js';
import { isDate, longDate, printedTime } from '../../kit/lib/venue-dates.js';
import { Buttons, Form } from '../design/own-page-parts.js';
import { Points } from './group-parts.js';
import { inOrder, type MyGroup, moment, startsOf, startWords } from './group-words.js';
import { type PanelProps, UNANSWERED } from './use-group-answers.js';

type Answer = PreviewMyGroupMoveQuery['previewMyGroupMove'];
type Move = Extract<Answer, { readonly __typename: 'MyGroupMove' }>;

/** What moving changes, a sentence each. */
export function moveWords(group: MyGroup, move: Move): readonly string[] {
  const { parts, missing, countFinalAt, freeUntil, heldUntil } = move;
  if (missing > 0)
    return [
      plural(missing, {
        one: 'One of your people has no seat at these starts. Choose more starts, or another day.',
        other: '# of your people have no seat at these starts. Choose more starts, or another day.',
      }),
    ];
  const day = longDate(move.day);
  const next = inOrder(parts)
    .map((part) => `${printedTime(part.tourTime)}, ${peopleWords(part)}`)
    .join('; ');
  const before = startsOf(group).map(startWords).join('; ');
  const price = group.quote && printedCents(group.quote.totalCents);
  const [held, final, free] = [heldUntil, countFinalAt, freeUntil].map((end) => end && moment(end));
  return [
    t`You come on ${day}: ${next}.`,
    t`You give back ${before}.`,
    price ? t`The price stays ${price}.` : '',
    held ? t`We hold your seats until ${held}.` : '',
    final ? t`Your count is final on ${final}.` : '',
    free ? t`Until ${free} you can move again, and a booked visit cancels for nothing.` : '',
  ].filter(Boolean);
}

interface MoveFormProps extends PanelProps {
  /** @param said what happened; empty for nothing */
  readonly onClose: (said: string) => void;
}

/** Another day and its starts, with what would change, before one press does it. */
export function MoveForm({ group, token, answers, onClose }: MoveFormProps) {
  const [day, setDay] = useState('');
  const [times, setTimes] = useState<readonly string[]>();
  const [refused, setRefused] = useState('');
  const [send, { loading: isMoving }] = useMutation(MoveMyGroupDocument, { fetchPolicy: 'no-cache' });
  const isAsked = isDate(day) && times?.length !== 0;
  const { data, loading, error } = useQuery(PreviewMyGroupMoveDocument, {
    variables: { token, day, ...(times && { times: [...times] }) },
    skip: !isAsked,
    fetchPolicy: 'no-cache',
  });
  const answer = isAsked ? data?.previewMyGroupMove : undefined;
  const found = answer?.__typename === 'MyGroupMove' && answer.day === day ? answer : undefined;
  const [starts, setStarts] = useState<{ readonly day: string; readonly all: Move['starts'] }>();
  // They stay on the page while other ones of them are looked at.
  if (found && starts?.all !== found.starts) setStarts({ day, all: found.starts });
  const chosen = times ?? found?.parts.map(({ tourTime }) => tourTime) ?? [];
  const date = isDate(day) ? longDate(day) : '';
  const move = async (): Promise<void> => {
    const variables = { token, revision: group.revision, day, times: [...chosen] };
    const sent = await send({ variables }).catch(() => undefined);
    const moved = sent?.data?.moveMyGroup;
    if (moved?.__typename === 'MyGroup') {
      answers.show(moved);
      onClose(t`Moved: you come on ${date}. We have mailed you about it.`);
    } else if (!answers.refusedAbove(moved ?? 'unanswered')) setRefused(moved ? refusalOf(moved) : UNANSWERED.text);
  };
  const choose = (time: string, isChosen: boolean): void => {
    setRefused('');
    setTimes(isChosen ? [...chosen, time] : chosen.filter((one) => one !== time));
  };
  return (
    <Form
      noValidate
      aria-label={t`Move our visit`}
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <TextField
        label={t`Day`}
        type="date"
        required
        value={day}
        error={answer && answer.__typename !== 'MyGroupMove' ? refusalOf(answer) : undefined}
        onChange={({ target }) => {
          setRefused('');
          setTimes(undefined);
          setDay(target.value);
        }}
      />
      {date && starts?.day === day && starts.all.length > 0 ? (
        <fieldset>
          <legend>
            <Trans>Starts</Trans>
          </legend>
          {starts.all.map(({ tourTime, remaining }) => (
            <CheckboxField
              key={tourTime}
              label={printedTime(tourTime)}
              hint={plural(remaining, { one: '# seat for you', other: '# seats for you' })}
              error={undefined}
              disabled={remaining === 0}
              checked={chosen.includes(tourTime)}
              onChange={({ target }) => choose(tourTime, target.checked)}
            />
          ))}
        </fieldset>
      ) : null}
      <div role="status">
        {loading ? (
          <Text>
            <Trans>Looking at this day...</Trans>
          </Text>
        ) : null}
        {error ? (
          <Text>
            <Trans>We could not look at this day. Please choose it again.</Trans>
          </Text>
        ) : null}
        {times?.length === 0 ? (
          <Text>
            <Trans>Choose a start.</Trans>
          </Text>
        ) : null}
        {found && !loading ? <Consequences group={group} move={found} /> : null}
      </div>
      {refused ? <Text role="alert">{refused}</Text> : null}
      <Buttons>
        <Button
          type="submit"
          busy={isMoving}
          busyText={t`Moving...`}
          disabled={!found || loading || found.closed !== null || found.missing > 0 || group.step !== null}
        >
          {date ? t`Move to ${date}` : t`Move our visit`}
        </Button>
        <Button kind="second" disabled={isMoving} onClick={() => onClose('')}>
          <Trans>Leave it</Trans>
        </Button>
      </Buttons>
    </Form>
  );
}

function Consequences({ group, move }: { readonly group: MyGroup; readonly move: Move }) {
  if (move.closed) return <Text>{move.closed}</Text>;
  return (
    <Points>
      {moveWords(group, move).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </Points>
  );
}

interface Refused {
  readonly message: string;
  readonly fields?: readonly { readonly message: string }[];
}

/** What is wrong with the day or its starts. */
function refusalOf({ message, fields }: Refused): string {
  return fields?.map((fault) => fault.message).join(' ') || message;
}
