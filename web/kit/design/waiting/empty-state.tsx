import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { Plate } from '../frames/plate.js';
import { Text } from '../type/text.js';

const Sheet = styled(Plate)`
  --slit: var(--raised);
  container-type: inline-size;
  padding: var(--s-7) var(--s-5);
  &[data-drawn] { padding: var(--s-5); }
`;

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  text-align: center;
  > svg { color: var(--rule); }
  h1, h2 { font-size: var(--t-6); }
  p { text-wrap: balance; }
  > div { justify-content: center; }
`;

/** Words on the left, the drawing on the right; above them where there is no room. */
const Drawn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  align-items: center;
  > img { order: -1; width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; background: var(--night); box-shadow: 0 0 0 4px var(--raised), 0 0 0 5px var(--rule); }
  @container (min-width: 40rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: clamp(2rem, 4cqi, 3.5rem);
    padding: var(--s-4);
    > img { order: 0; }
    > div { justify-items: start; text-align: left; gap: var(--s-5); }
    > div > div { justify-content: start; }
    h1, h2 { font-size: var(--t-7); }
  }
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
  /** URL of a drawing, 720 × 480. Decorative; without one, the house's sign stands above the words. */
  readonly drawing?: string;
}

export function EmptyState({ title, children, action, alert = false, isPage = false, drawing }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'h2';
  const words = (
    <Words>
      {drawing ? null : <thisHouse.Logo width={96} />}
      <Title>{title}</Title>
      <Text kind="serif" soft>
        {children}
      </Text>
      {action}
    </Words>
  );
  return (
    <Sheet role={alert ? 'alert' : undefined} data-drawn={drawing ? '' : undefined}>
      {drawing ? (
        <Drawn>
          {words}
          <img src={drawing} alt="" width={720} height={480} />
        </Drawn>
      ) : (
        words
      )}
    </Sheet>
  );
}
