import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { Notice } from '../../kit/design/marks/notice.js';
import { Reach } from '../../kit/document/reach.js';
import { useAnswerForm } from '../../kit/lib/forms/use-answer-form.js';

interface Requested {
  readonly __typename: string;
  readonly message: string;
}

/** A form that has links mailed, and its last answer. @param request throws without an answer */
export function useLinkRequest<Typed extends FieldValues, Read>(
  schema: ZodType<Read, Typed>,
  empty: Typed & DefaultValues<Typed>,
  request: (read: Read) => Promise<Requested | undefined>,
) {
  const [answer, setAnswer] = useState<Requested | 'unanswered'>();
  const answerForm = useAnswerForm<Typed, Read, Requested | 'unanswered'>({
    ...{ schema, empty, mode: 'onTouched', refusedTitle: t`Nothing was sent` },
    send: async (read) => {
      setAnswer(undefined);
      return (await request(read).catch(() => undefined)) ?? 'unanswered';
    },
    // What was sent has a message too.
    onRefused: (given) => {
      setAnswer(given);
      return true;
    },
    onDone: () => undefined,
  });
  const isDone = typeof answer === 'object' && answer.__typename === 'BookingLinkRequested';
  const status: ReactNode = (
    <div role="status">
      {answer === undefined ? null : (
        <Notice tone={isDone ? 'done' : 'refused'} title={isDone ? t`Check your e-mail` : t`Nothing was sent`}>
          {answer === 'unanswered' ? (
            <Trans>
              We didn’t get an answer. Please try again, or call <Reach />.
            </Trans>
          ) : (
            answer.message
          )}
        </Notice>
      )}
    </div>
  );
  return { ...answerForm, status };
}
