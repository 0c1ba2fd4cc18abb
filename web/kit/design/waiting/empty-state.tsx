import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { Plate } from '../frames/plate.js';
import { Text } from '../type/text.js';

const Sheet = styled(Plate)`
  --slit: var(--raised);
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  padding: var(--s-7) var(--s-5);
  text-align: center;
  > svg { color: var(--rule); }
  h1, h2 { font-size: var(--t-6); }
  p { text-wrap: balance; }
`;

interface EmptyStateProps {
  readonly title: string;
  /** One sentence. */
  readonly children: ReactNode;
  /** One action: a `ButtonLink` or `Button`. */
  readonly action?: ReactNode;
  /** Announces it immediately, for a failure that has just happened. */
  readonly alert?: boolean;
  /** Nothing else is on the page, so the title is its heading. */
  readonly isPage?: boolean;
}

export function EmptyState({ title, children, action, alert = false, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <Sheet role={alert ? 'alert' : undefined}>
      <thisHouse.Logo width={96} />
      <Title>{title}</Title>
      <Text kind="serif" soft>
        {children}
      </Text>
      {action}
    </Sheet>
  );
}
