import { useMutation } from '@apollo/client/react';
import { type ComponentProps, useEffect } from 'react';
import type { Path } from 'react-hook-form';
import { styled } from 'styled-components';
import { RequestGroupVisitDocument, type RequestGroupVisitMutation } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { SelectField, TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { sendOnce } from '../../kit/lib/send-once.js';
import { Honeypot } from '../design/honeypot.js';
import {
  askDraft,
  askInput,
  askShape,
  emptyAsk,
  type GroupAsk,
  isAskField,
  kindWords,
  paymentWords,
  type TypedAsk,
} from './group-ask.js';
import type { GroupTerms, GroupTour } from './group-terms.js';
import { type AskForm, WishFields } from './wish-fields.js';

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

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding-top: var(--s-5);
  border-top: 4px double var(--brass-deep);
  h3 { font-size: var(--t-6); }
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4) var(--s-5);
  align-items: start;
  &[data-narrow] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.fromPhone} { grid-template-columns: repeat(2, minmax(0, 1fr)); > [data-wide] { grid-column: 1 / -1; } }
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
        <WishFields form={form} askedAheadDays={terms.askedAheadDays} />
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    const kept = askDraft.read();
    const isOffered = tours.some(({ id }) => id === kept?.tourId);
    if (kept) reset({ ...kept, q7k: '', ...(!isOffered && { tourId: tours[0]?.id ?? '' }) });
    const { unsubscribe } = watch((now) => {
      const { q7k: _, ...typed } = now as TypedAsk;
      askDraft.write(typed);
    });
    return unsubscribe;
  }, [reset, watch]);
}

function ChoiceField({
  words,
  ...rest
}: Omit<ComponentProps<typeof SelectField>, 'children'> & { readonly words: Readonly<Record<string, string>> }) {
  return (
    <SelectField {...rest}>
      {Object.entries(words).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function WhoComes({ form, terms: { smallestGroup } }: { readonly form: AskForm } & Pick<AskFormProps, 'terms'>) {
  const [pupils, adults] = form.watch(['pupils', 'adults']);
  const people = (Number(pupils) || 0) + (Number(adults) || 0);
  const isSmall = adults !== '' && people > 0 && people < smallestGroup;
  const count = { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } as const;
  return (
    <Part aria-labelledby="who-comes">
      <h3 id="who-comes">Who comes</h3>
      <Two>
        <TextField
          label="School or organization"
          autoComplete="organization"
          maxLength={100}
          required
          {...fieldProps(form, 'organizationName')}
        />
        <ChoiceField label="What it is" words={kindWords} {...fieldProps(form, 'organizationKind')} />
      </Two>
      <Two data-narrow="">
        <TextField label="Pupils" {...count} {...fieldProps(form, 'pupils')} />
        <TextField label="Adults" {...count} {...fieldProps(form, 'adults')} />
      </Two>
      <Text kind="small" soft>
        Teachers and helpers count as adults. A driver who stays with the bus does not count.
      </Text>
      {isSmall ? (
        <Notice title={`Fewer than ${smallestGroup} people book online`}>
          <p>Choose a day and a time, and you have your tickets at once.</p>
          <Text mt={3}>
            <ButtonLink to="/tours" kind="second" small>
              Book online
            </ButtonLink>
          </Text>
        </Notice>
      ) : null}
      <TextField label="Grade (optional)" autoComplete="off" maxLength={40} {...fieldProps(form, 'grade')} />
    </Part>
  );
}

function AboutYou({ form }: { readonly form: AskForm }) {
  return (
    <Part aria-labelledby="about-you">
      <h3 id="about-you">How we reach you</h3>
      <Two>
        <TextField label="Your name" autoComplete="name" required {...fieldProps(form, 'organizerName')} />
        <TextField label="Phone" type="tel" autoComplete="tel" required {...fieldProps(form, 'organizerPhone')} />
        <TextField label="E-mail" type="email" autoComplete="email" required {...fieldProps(form, 'organizerEmail')} />
        <ChoiceField label="You pay by" words={paymentWords} {...fieldProps(form, 'paysBy')} />
        <div data-wide="">
          <TextAreaField
            label="Access needs (optional)"
            hint="Guides and the desk see this. Plain words, no names and no diagnosis"
            rows={2}
            maxLength={300}
            {...fieldProps(form, 'accessNeeds')}
          />
        </div>
        <div data-wide="">
          <TextAreaField label="Note (optional)" rows={3} maxLength={1000} {...fieldProps(form, 'note')} />
        </div>
      </Two>
    </Part>
  );
}
