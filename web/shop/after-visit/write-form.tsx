import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import type { AfterVisitFieldsFragment, WriteGuestBookInput } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { TextAreaField, TextField } from '../../kit/design/controls/text-field.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { fieldProps } from '../../kit/lib/field-props.js';
import type { Answer } from '../../kit/lib/forms/form-error.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';
import { monthInWords } from '../../kit/lib/guest-book.js';
import { tabItemOf } from '../../kit/lib/tab-storage.js';
import { linesField } from '../../kit/lib/typed-text.js';
import { monthOf } from '../../kit/lib/venue-dates.js';
import { z } from '../../kit/lib/zod.js';

const Row = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  border: 0;
  legend { padding-bottom: 6px; font: 600 var(--t-2) / 1.35 var(--ui); }
  label { position: relative; display: grid; place-items: center; min-width: var(--target); min-height: var(--target); border: 1px solid var(--paper-edge); background: var(--paper-raised); font: 600 var(--t-3) / 1 var(--ui); cursor: pointer; }
  label.none { padding-inline: var(--s-3); }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer; }
  label:has(:checked) { background: var(--night); color: var(--brass-lit); }
  label:has(:focus-visible) { outline: 6px double var(--focus); outline-offset: 2px; }
  @media (forced-colors: active) { label:has(:checked) { border: 3px solid Highlight; } }
`;

/** One to five stars, or none. */
function Stars({ registration }: { readonly registration: UseFormRegisterReturn }) {
  return (
    <Row>
      <legend>{t`Stars, for us only (optional)`}</legend>
      {['1', '2', '3', '4', '5'].map((stars) => (
        <label key={stars}>
          <input type="radio" value={stars} aria-label={t`${stars} of 5`} {...registration} />
          <span aria-hidden="true">{stars}</span>
        </label>
      ))}
      <label className="none">
        <input type="radio" value="" {...registration} />
        <span>{t({ message: 'None', context: 'stars' })}</span>
      </label>
    </Row>
  );
}

function text(most: number, tooLong: (most: number) => string) {
  return linesField()
    .max(most, tooLong(most))
    .transform((typed) => typed || null);
}

/** Without words the first name is not sent. */
const writeSchema = z
  .object({
    words: text(400, (most) => t`Your words can have at most ${most} characters`),
    firstName: text(40, (most) => t`The first name can have at most ${most} characters`),
    privateWords: text(2000, (most) => t`What you tell the house can have at most ${most} characters`),
    stars: z.string().transform((chosen) => (chosen ? Number(chosen) : null)),
  })
  .superRefine(({ words, firstName, privateWords, stars }, context) => {
    if (words !== null && firstName === null) {
      context.addIssue({ code: 'custom', path: ['firstName'], message: t`Please enter a first name` });
    }
    if (words === null && privateWords === null && stars === null) {
      context.addIssue({ code: 'custom', path: ['words'], message: t`Please write a few words` });
    }
  })
  .transform((read) => ({ ...read, firstName: read.words === null ? null : read.firstName }));

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.fromDesktop} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start; }
`;

const BookPage = styled.section`
  --line-height: 2.25rem;
  display: grid;
  gap: var(--s-4);
  padding: clamp(1.25rem, 3vw, 2.5rem);
  background: var(--paper-raised);
  border-left: 4px double var(--brass-deep);
  box-shadow: var(--sh-card);
  h2 { font-size: var(--t-6); }
  textarea {
    min-height: 12.25rem;
    padding-block: 0.4rem;
    font: italic 400 var(--t-5) / var(--line-height) var(--text);
    background: var(--paper-raised) repeating-linear-gradient(transparent 0 calc(var(--line-height) - 1px), var(--ruling) calc(var(--line-height) - 1px) var(--line-height)) 0 0.4rem local;
  }
`;

const ForTheHouse = styled(Plate)`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-6) var(--s-5);
  h2 { font-size: var(--t-6); }
`;

type Read = Required<WriteGuestBookInput>;

const typedShape = z.object({ words: z.string(), firstName: z.string(), privateWords: z.string(), stars: z.string() });

type TypedWords = z.output<typeof typedShape>;

/** What was typed for a visit in this tab but not sent. */
function draftOf(token: string) {
  return tabItemOf('hilltop:guest-book:v2', typedShape, token);
}

interface WriteFormProps {
  readonly visit: AfterVisitFieldsFragment;
  readonly token: string;
  readonly send: (input: Read) => Promise<Answer>;
  readonly onSent: (input: Read) => void;
}

/** Words for everyone, and next to them words for the house only. What is typed stays in the tab until it is sent. */
export function WriteForm({ visit, token, send, onSent }: WriteFormProps) {
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema: writeSchema,
    empty: { words: '', firstName: visit.firstName, privateWords: '', stars: '' },
    refusedTitle: t`Nothing was sent`,
    unanswered: {
      title: t`No answer from the server`,
      text: t`We didn’t get an answer. Try again: it is stored once.`,
    },
    send,
    onDone: (_, sent) => {
      draftOf(token).write(undefined);
      onSent(sent);
    },
  });
  const { reset, watch } = form;
  useEffect(() => {
    const draft = draftOf(token);
    const kept = draft.read();
    if (kept) reset(kept);
    const { unsubscribe } = watch((typed) => draft.write(typed as TypedWords));
    return unsubscribe;
  }, [token, reset, watch]);
  const name = watch('firstName').trim() || t`your first name`;
  const month = monthInWords(monthOf(visit.tourDate));

  return (
    <Form noValidate aria-label={t`Write in the guest book`} onSubmit={(event) => void submit(event)}>
      <BookPage aria-labelledby="for-everyone">
        <h2 id="for-everyone">{t`A few words for the guest book`}</h2>
        <TextAreaField
          label={t`Your words`}
          hint={t`Anyone may read them, after we have. We may leave words out, we never change them.`}
          maxLength={400}
          {...fieldProps(form, 'words')}
        />
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          maxLength={40}
          // For the first render, which has no script yet.
          defaultValue={visit.firstName}
          style={{ maxWidth: '18rem' }}
          {...fieldProps(form, 'firstName')}
        />
        <Text soft>{t`It will stand as: ${name}, visited in ${month}.`}</Text>
      </BookPage>
      <ForTheHouse as="section" aria-labelledby="for-the-house">
        <h2 id="for-the-house">{t`For the house only`}</h2>
        <Text soft>{t`Never shown to anyone else.`}</Text>
        <TextAreaField
          label={t`What should we know? (optional)`}
          maxLength={2000}
          {...fieldProps(form, 'privateWords')}
        />
        <Stars registration={form.register('stars')} />
        {error ? <Text role="alert">{error.text}</Text> : null}
        <Button type="submit" busy={isSubmitting}>
          <Trans>Send</Trans>
        </Button>
        <Text soft>{t`One page per visit. After sending it can’t be changed here.`}</Text>
      </ForTheHouse>
    </Form>
  );
}
