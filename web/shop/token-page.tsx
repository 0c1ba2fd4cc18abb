import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Terrace } from '../kit/design/frames/terrace.js';
import { PageBody } from '../kit/design/layout/page.js';
import { Reach } from '../kit/document/reach.js';
import { PageFailed, PageWaiting } from './design/page-states.js';

/** The query with the token in the page's address. */
export function useTokenQuery<Data>(query: TypedDocumentNode<Data, { token: string }>) {
  const { token = '' } = useParams();
  const { data, loading, refetch } = useQuery(query, {
    variables: { token },
    // The gateway's HTML has an answer, but hydration can come much later: ask again.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return { token, data, isLoading: loading && data === undefined, refetch };
}

interface TokenPageProps {
  readonly isLoading: boolean;
  /** "Looking for your visit..." */
  readonly waiting: string;
  /** For a failure: a title, and a sentence that says what is not lost. */
  readonly failed: readonly [title: string, text: string];
  readonly onRetry: () => void;
  /** For a token that leads nowhere, or to something that is over. */
  readonly children: ReactNode;
}

/** The page until what its token leads to can be shown. */
export function TokenPage({ isLoading, waiting, failed: [title, text], onRetry, children }: TokenPageProps) {
  return (
    <Terrace>
      <PageBody>
        {children ??
          (isLoading ? (
            <PageWaiting>{waiting}</PageWaiting>
          ) : (
            <PageFailed title={title} onRetry={onRetry}>
              {text}{' '}
              <Trans>
                Try again, or call <Reach />.
              </Trans>
            </PageFailed>
          ))}
      </PageBody>
    </Terrace>
  );
}
