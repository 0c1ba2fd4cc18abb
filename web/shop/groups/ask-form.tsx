import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { Path } from 'react-hook-form';
import { styled } from 'styled-components';
import { RequestGroupVisitDocument, type RequestGroupVisitMutation } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { Honeypot } from '../design/honeypot.js';
import { AboutYou, Part, WhoComes } from './ask-fields.js';
import { askDraft, askInput, askShape, emptyAsk, type GroupAsk, isAskField, type TypedAsk } from './group-ask.js';
import type { GroupTerms, GroupTour } from './group-terms.js';
import { type AskForm, PreferredDayFields } from './preferred-day-fields.js';

type Outcome = RequestGroupVisitMutation['requestGroupVisit'] | 'unanswered';

const once = sendOnce('group-visit');

const NOT_SENT = 'Your request was not sent';

const UNANSWERED = {
  title: 'We didn’t get an answer',
  text: 'Everything you typed is still here. Press the button again: you ask only once.',
};

const Sheet = styled(Plate)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(1rem, 0.5rem + 2.5vw, 2.25rem);
  input, select, textarea { scroll-margin-block: 7rem 8rem; }
`;

interface AskFormProps {
  readonly terms: GroupTerms;
  /** At least one. */
  readonly tours: readonly GroupTour[];
  /** @param number of the group @param email where the answer goes */
  readonly onAsked: (number: string, email: string) => void;
}

/** Asks for a visit of a group. What was typed stays in the tab until it is sent. */
export function GroupAskForm({ terms, tours, onAsked }: AskFormProps) {
  const [request] = useMutation(RequestGroupVisitDocument, { fetchPolicy: 'no-cache' });
  const { form, isSubmitting, error, submit } = useAnswerForm<TypedAsk, GroupAsk, Outcome>({
    schema: askShape(terms),
    empty: emptyAsk(tours[0]?.id ?? ''),
    refusedTitle: NOT_SENT,
    unanswered: UNANSWERED,
    isField: (name): name is Path<TypedAsk> => isAskField(name),
    send: async (ask) => {
      const answer = await once(ask, async (idempotencyKey) => {
        const variables = { input: askInput(ask), website: ask.q7k, idempotencyKey };
        return (await request({ variables })).data?.requestGroupVisit;
      }).catch(() => undefined);
      if (answer?.__typename !== 'PupilsNeedAdults') return answer ?? 'unanswered';
      const { message } = answer;
      const fields = [{ __typename: 'FieldError', field: 'adults', message }] as const;
      return { __typename: 'InvalidInput', message, fields };
    },
    onDone: (answer, { organizerEmail }) => {
      askDraft.write(undefined);
      if (answer.__typename === 'GroupRequested') onAsked(answer.number, organizerEmail);
    },
  });
  useDraft(form, tours);
  const isMarked = Object.keys(form.formState.errors).length > 0;
  const fault = error ?? (isMarked ? { title: NOT_SENT, text: 'Please correct the marked fields.' } : undefined);
  return (
    <Sheet as="form" noValidate aria-busy={isSubmitting} aria-labelledby="ask" onSubmit={(event) => void submit(event)}>
      <div>
        <h2 id="ask">Ask for a visit</h2>
        <Text soft>It costs nothing, and you decide once you have our quote.</Text>
      </div>
      <WhoComes form={form} terms={terms} />
      <Part aria-labelledby="visit-of-group">
        <h3 id="visit-of-group">When you would like to come</h3>
        <SelectField label="Tour" {...fieldProps(form, 'tourId')}>
          {tours.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <PreferredDayFields form={form} askedAheadDays={terms.askedAheadDays} />
      </Part>
      <AboutYou form={form} />
      <Honeypot {...form.register('q7k')} />
      {fault && !isSubmitting ? (
        <Notice tone="refused" title={fault.title} alert>
          {fault.text}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" busy={isSubmitting} busyText="Sending...">
          Ask for a quote
        </Button>
      </div>
    </Sheet>
  );
}

/** Read after the first render, which equals the prerendered page. */
function useDraft({ reset, watch }: AskForm, tours: readonly GroupTour[]): void {
  const offered = useRef(tours);
  useEffect(() => {
    const kept = askDraft.read();
    const isOffered = offered.current.some(({ id }) => id === kept?.tourId);
    if (kept) reset({ ...kept, q7k: '', ...(!isOffered && { tourId: offered.current[0]?.id ?? '' }) });
    const { unsubscribe } = watch((now) => {
      const { q7k: _, ...typed } = now as TypedAsk;
      askDraft.write(typed);
    });
    return unsubscribe;
  }, [reset, watch]);
}
