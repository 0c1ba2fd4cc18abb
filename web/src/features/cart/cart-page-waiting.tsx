import { styled } from 'styled-components';
import { Text } from '../../design/type/text.js';
import { SkeletonCard, SkeletonLine } from '../../design/waiting/skeleton.js';
import { Line } from './cart-line-parts.js';
import { Flow, Side, Work } from './cart-page-parts.js';

const Picture = styled(SkeletonCard)`
  grid-row: 1 / 3;
  aspect-ratio: 3 / 4;
`;

const Check = styled(SkeletonCard)`
  height: 26rem;
`;

const places = [1, 2, 3] as const;

/** While the cart is fetched: lines and check at about their final size. */
export function CartPageWaiting() {
  return (
    <>
      <Text soft role="status">
        Fetching your cart...
      </Text>
      {/* Nobody has to touch the page before it fetches the cart. */}
      <Flow data-running="" aria-hidden="true">
        <Work>
          <ul>
            {places.map((place) => (
              <Line key={place}>
                <Picture />
                <SkeletonLine width="60%" />
                <SkeletonLine width="4rem" />
                <SkeletonLine width="80%" />
              </Line>
            ))}
          </ul>
        </Work>
        <Side>
          <Check />
        </Side>
      </Flow>
    </>
  );
}
