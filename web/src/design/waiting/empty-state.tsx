import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Plate } from '../frames/plate.js';
import { GateMark } from '../marks/gate-mark.js';
import { Text } from '../type/text.js';

const Sheet = styled(Plate)`
  --slit: var(--raised);
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  padding: var(--s-7) var(--s-5);
  text-align: center;
  > svg { color: var(--rule); }
  h2 { font-size: var(--t-6); }
`;

interface EmptyStateProps {
  readonly title: string;
  /** One sentence. */
  readonly children: ReactNode;
  /** One action: a `ButtonLink` or `Button`. */
  readonly action?: ReactNode;
  /** Announces it immediately: for a failure that has just happened. */
  readonly alert?: boolean;
}

/** An empty or failed state: logo, one sentence, one action. */
export function EmptyState({ title, children, action, alert = false }: EmptyStateProps) {
  return (
    <Sheet role={alert ? 'alert' : undefined}>
      <GateMark width={96} />
      <h2>{title}</h2>
      <Text kind="serif" soft>
        {children}
      </Text>
      {action}
    </Sheet>
  );
}
