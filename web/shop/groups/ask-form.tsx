import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Path } from 'react-hook-form';
import { styled } from 'styled-components';
import { RequestGroupVisitDocument, type RequestGroupVisitMutation } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { SelectField } from '../../kit/design/controls/text-field.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { Reach } from '../../kit/document/reach.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { textLang } from '../../kit/words/text-lang.js';
import { Honeypot } from '../design/honeypot.js';
import { AboutYou, Part, WhoComes } from './ask-fields.js';
import { askDraft, askInput, askShape, emptyAsk, type GroupAsk, isAskField, type TypedAsk } from './group-ask.js';
import type { GroupTerms, GroupTour } from './group-terms.js';
import { type AskForm, PreferredDayFields } from './preferred-day-fields.js';

type Outcome = RequestGroupVisitMutation['requestGroupVisit'] | 'unanswered';

const once = sendOnce('group-visit');

const NOT_SENT = t`Your request was not sent`;

const UNANSWERED = {
  title: t`We didn’t get an answer`,
  text: t`Everything you typed is still here. Press the button again: you ask only once.`,
};

const Sheet = styled(Plate)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(1rem, 0.5rem + 2.5vw, 2.25rem);
  input, select, textarea { scroll-margin-block: 7rem 8rem; }
`;

const Done = styled(Plate)`
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(1rem, 0.5rem + 2.5vw, 2.25rem);
  b { white-space: nowrap; font-variant-numeric: tabular-nums; }
  > :not(h2) { margin-top: var(--s-4); }
  ol { display: grid; gap: var(--s-2); padding-left: 1.25em; list-style: decimal; font: 400 var(--t-4)/1.5 var(--text); }
  p { overflow-wrap: anywhere; }
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
  const fault = error ?? (isMarked ? { title: NOT_SENT, text: t`Please correct the marked fields.` } : undefined);
  return (
    <Sheet as="form" noValidate aria-busy={isSubmitting} aria-labelledby="ask" onSubmit={(event) => void submit(event)}>
      <div>
        <h2 id="ask">
          <Trans>Ask for a visit</Trans>
        </h2>
        <Text soft>
          <Trans>It costs nothing, and you decide once you have our quote.</Trans>
        </Text>
      </div>
      <WhoComes form={form} terms={terms} />
      <Part aria-labelledby="visit-of-group">
        <h3 id="visit-of-group">
          <Trans>When you would like to come</Trans>
        </h3>
        <SelectField label={t`Tour`} {...fieldProps(form, 'tourId')}>
          {tours.map((tour) => (
            <option key={tour.id} value={tour.id} lang={textLang(tour, 'name')}>
              {tour.name}
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
        <Button type="submit" busy={isSubmitting} busyText={t`Sending...`}>
          <Trans>Ask for a quote</Trans>
        </Button>
      </div>
    </Sheet>
  );
}

/** In place of the form, with the focus. */
export function AskedVisit({
  number,
  email,
  terms,
}: Record<'number' | 'email', string> & { readonly terms: GroupTerms }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Done as="section" aria-labelledby="asked">
      <h2 id="asked" ref={title} tabIndex={-1}>
        <Trans>We have your request</Trans>
      </h2>
      <Text kind="serif">
        <Trans>
          Its number is <b>{number}</b>. We answer by e-mail to {email}.
        </Trans>
      </Text>
      <ol>
        <li>
          <Trans>We look for times on your days, and send you a quote. No seat is held until then.</Trans>
        </li>
        <li>
          <Trans>You accept the quote by the link in that e-mail, and we hold your seats.</Trans>
        </li>
        <li>
          {terms.depositPercent > 0
            ? t`You pay the deposit or send a purchase order, and your seats are booked.`
            : t`We confirm, and your seats are booked.`}
        </li>
      </ol>
      <Text kind="serif">
        <Trans>
          Something to add? Call <Reach />, and name your number.
        </Trans>
      </Text>
    </Done>
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
