import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { UnsubscribeDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { Text } from '../../kit/design/type/text.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { useReach } from '../../kit/document/use-house.js';
import { useRenderedQuery } from '../../kit/document/use-rendered-query.js';
import { DrawnState } from '../design/drawn-state.js';

/** /unsubscribe/{token}: no more mails after visits. Opening the page changes nothing, because mail scanners open links. */
export function UnsubscribePage() {
  const { token = '' } = useParams();
  usePageTitle(t`No more mails`);
  const reach = useReach();
  const wasDone = useRenderedQuery().has('done');
  const [send, { loading }] = useMutation(UnsubscribeDocument, { fetchPolicy: 'no-cache' });
  const [state, setState] = useState<'asked' | 'done' | 'failed'>('asked');
  const isDone = wasDone || state === 'done';

  const stop = async (): Promise<void> => {
    const sent = await send({ variables: { token } }).catch(() => undefined);
    setState(sent?.data ? 'done' : 'failed');
  };

  // The pressed button is gone.
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'done') title.current?.focus();
  }, [state]);

  return (
    <Terrace>
      <PageBody ref={title} tabIndex={-1}>
        {isDone ? (
          <DrawnState
            isPage
            of="waiver"
            title={t`We don’t write to you again`}
            action={
              <ButtonLink kind="second" to="/guest-book">
                <Trans>Read the guest book</Trans>
              </ButtonLink>
            }
          >
            <Trans>
              That holds from this moment, for all your visits. If you book again, you can tick the box again.
            </Trans>
          </DrawnState>
        ) : (
          <DrawnState
            isPage
            of="waiver"
            title={t`Don’t write to me again`}
            action={
              <form
                method="post"
                action={`/api/unsubscribe/${encodeURIComponent(token)}/form`}
                onSubmit={(event) => {
                  event.preventDefault();
                  void stop();
                }}
              >
                <Button type="submit" busy={loading}>
                  <Trans>Stop these mails</Trans>
                </Button>
                <Text role="alert">
                  {state === 'failed' ? t`We didn’t get an answer. Try again, or call ${reach}.` : undefined}
                </Text>
              </form>
            }
          >
            <Trans>
              We then don’t write to you after a visit any more. Tickets and changes of your visits still reach you.
            </Trans>
          </DrawnState>
        )}
      </PageBody>
    </Terrace>
  );
}
