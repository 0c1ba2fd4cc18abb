import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { waiverVersion } from '#house/about/waiver.js';
import type { SignWaiverInput } from '../../generated/operations.js';
import { Button } from '../design/controls/button.js';
import { TextField } from '../design/controls/text-field.js';
import { PanelButtons } from '../design/layout/panel-buttons.js';
import { Text } from '../design/type/text.js';
import { fieldProps } from '../lib/field-props.js';
import type { Answer } from '../lib/forms/form-error.js';
import { useAnswerForm } from '../lib/forms/use-answer-form.js';
import { sendOnce } from '../lib/send-once.js';
import { tabItem } from '../lib/tab-storage.js';
import { lineField } from '../lib/typed-text.js';
import { z } from '../lib/zod.js';
import { WaiverText } from './waiver-text.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  margin-top: var(--s-4);
`;

const Words = styled.div`
  display: grid;
  gap: var(--s-3);
  max-width: var(--measure);
  padding-block: var(--s-3);
  border: solid var(--rule);
  border-width: 1px 0;
  font: 400 var(--t-3) / 1.5 var(--text);
`;

const name = lineField().max(200, t`A name can have at most 200 characters`);
const schema = z.object({
  guestName: name.min(2, t`The name must be at least 2 characters`),
  signedBy: name
    .refine(({ length }) => length !== 1, t`The name of the adult must be at least 2 characters`)
    .transform((text) => text || null),
});

/** What was typed in this tab but not signed. */
const draft = tabItem('hilltop:waiver:v1', z.object({ guestName: z.string(), signedBy: z.string() }));

/** A name whose answer was lost is signed again under its key, so that it takes no second guest’s place. */
const once = sendOnce('signed-waiver');

interface SignWaiverFormProps {
  /** Signs. @returns the answer; `unanswered` when it may be signed */
  readonly sign: (input: SignWaiverInput, idempotencyKey: string) => Promise<Answer>;
  /** Closes a form that was opened by a button, which also takes the focus. */
  readonly onLeave?: () => void;
}

export function SignWaiverForm({ sign, onLeave }: SignWaiverFormProps) {
  const { form, isSubmitting, error, submit } = useAnswerForm({
    schema,
    empty: { guestName: '', signedBy: '' },
    draft,
    refusedTitle: t`Nothing was signed`,
    unanswered: {
      title: t`No answer from the server`,
      text: t`We didn’t get an answer. Please try again: the name is signed once.`,
    },
    send: (names) => {
      const input = { ...names, textVersion: waiverVersion };
      return once(input, (idempotencyKey) => sign(input, idempotencyKey));
    },
    onDone: () => undefined,
  });
  const { setFocus } = form;
  const isOpened = onLeave !== undefined;
  useEffect(() => {
    if (isOpened) setFocus('guestName');
  }, [isOpened, setFocus]);

  return (
    <Form noValidate aria-label={t`Sign the waiver`} onSubmit={(event) => void submit(event)}>
      <Words>
        <WaiverText />
      </Words>
      <TextField label={t`Name of the guest`} autoComplete="off" {...fieldProps(form, 'guestName')} />
      <TextField
        label={t`For a child: name of the adult who signs`}
        autoComplete="off"
        {...fieldProps(form, 'signedBy')}
      />
      {error ? <Text role="alert">{error.text}</Text> : null}
      <PanelButtons>
        <Button type="submit" busy={isSubmitting}>
          <Trans>I have read it and I sign it</Trans>
        </Button>
        {onLeave ? (
          <Button kind="second" onClick={onLeave}>
            <Trans>Not now</Trans>
          </Button>
        ) : null}
      </PanelButtons>
    </Form>
  );
}
