import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Terrace } from '../design/frames/terrace.js';
import { PageBody } from '../design/layout/page.js';
import { PageFailed, PageWaiting } from '../design/waiting/page-states.js';
import { usePhone } from './use-house.js';

/** What the token in a page's address leads to. */
export function useTokenQuery<Data>(query: TypedDocumentNode<Data, { token: string }>) {
  const { token = '' } = useParams();
  const { data, loading, refetch } = useQuery(query, {
    variables: { token },
    // The gateway's HTML has an answer; it is asked for again, because hydration can come much later.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return { token, data, isLoading: loading && data === undefined, refetch };
}

interface TokenPageProps {
  readonly isLoading: boolean;
  /** "Looking for your visit..." */
  readonly waiting: string;
  /** When it could not be loaded: a title, and a text that ends before the telephone number. */
  readonly failed: readonly [title: string, text: string];
  readonly onRetry: () => void;
  /** Once it is known: that the link leads nowhere, or to something that is over. */
  readonly children: ReactNode;
}

/** A page that has nothing to show yet of what its token leads to. */
export function TokenPage({ isLoading, waiting, failed: [title, text], onRetry, children }: TokenPageProps) {
  const phone = usePhone();
  return (
    <Terrace>
      <PageBody>
        {children ??
          (isLoading ? (
            <PageWaiting>{waiting}</PageWaiting>
          ) : (
            <PageFailed title={title} onRetry={onRetry}>
              {text} {phone}.
            </PageFailed>
          ))}
      </PageBody>
    </Terrace>
  );
}
