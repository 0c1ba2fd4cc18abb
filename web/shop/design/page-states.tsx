import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../kit/design/controls/button.js';
import { Text } from '../../kit/design/type/text.js';
import { SkeletonCard } from '../../kit/design/waiting/skeleton.js';
import { DrawnState } from './drawn-state.js';

/** While the content loads. @param children e.g. "Looking for your visit..." */
export function PageWaiting({ children }: { readonly children: string }) {
  return (
    <>
      <Text role="status">{children}</Text>
      <SkeletonCard aria-hidden="true" style={{ height: '27rem' }} />
    </>
  );
}

interface PageFailedProps {
  readonly title: string;
  /** One sentence: what is not lost, and what else to do. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

export function PageFailed({ title, children, onRetry }: PageFailedProps) {
  return (
    <DrawnState
      isPage
      alert
      title={title}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </DrawnState>
  );
}
