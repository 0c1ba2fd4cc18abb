import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { Page } from '../../kit/design/layout/page.js';
import { Row } from '../../kit/design/layout/stack.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { Text } from '../../kit/design/type/text.js';
import { SkeletonCard, SkeletonLine } from '../../kit/design/waiting/skeleton.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { capitalized, countSpelled, spelledNumber } from '../../kit/lib/spelled-number.js';
import { DrawnState } from '../design/drawn-state.js';
import { leftOut, toursIn } from '../rules/cart-line.js';
import { Line } from './cart-line-parts.js';
import { CartLines } from './cart-lines.js';
import { Flow, Head, Inside, Needs, Side, Work } from './cart-page-parts.js';
import { useCart } from './cart-store.js';
import { cartSummary } from './cart-summary.js';
import { readCart } from './read-cart.js';

const Picture = styled(SkeletonCard)`
  grid-row: 1 / 3;
  aspect-ratio: 3 / 4;
`;

const Check = styled(SkeletonCard)`
  height: 26rem;
`;

const places = [1, 2, 3] as const;

/** Lines and check at about their final size. */
function CartPageWaiting() {
  return (
    <>
      <Text soft role="status">
        Fetching your cart...
      </Text>
      {/* The page must fetch the cart without a first interaction. */}
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

/** How many lines there are, and how many are left out of the total. */
function countInWords(lines: number, left: number): string {
  return `${capitalized(countSpelled(lines, 'line'))}, ${spelledNumber(left)} ${left === 1 ? 'needs' : 'need'} you.`;
}

function stayOnPage(): void {
  // A link of a line leads away by itself: nothing is open over the page.
}

interface CartPageProps {
  /** Delivery, the sum, and the button to pay. */
  readonly check: ReactNode;
  readonly isUnanswered: boolean;
}

/** /cart: the whole cart, at length. */
export function CartPage({ check, isUnanswered }: CartPageProps) {
  usePageTitle('Your cart', `What you have chosen at ${thisHouse.name}, seats and things, paid for once.`);
  const client = useApolloClient();
  const { lines, hasFailed } = useCart();
  const work = useRef<HTMLDivElement>(null);

  useEffect(() => void readCart(client), [client]);

  const count = lines?.length ?? 0;
  const left = leftOut(lines ?? []);
  const isEmpty = lines !== undefined && count === 0 && !hasFailed;
  return (
    <>
      <Head>
        <Page>
          <h1>Your cart</h1>
          <p>Seats and things. You pay once.</p>
        </Page>
      </Head>
      <Terrace>
        <Inside>
          {hasFailed ? (
            <Notice tone="refused" alert title="We can’t reach your cart just now.">
              Nothing in it is lost, and seats stay held until their time.
              <Row mt={3}>
                <Button small onClick={() => void readCart(client)}>
                  Try again
                </Button>
              </Row>
            </Notice>
          ) : null}
          {lines === undefined && !hasFailed ? <CartPageWaiting /> : null}
          {isEmpty && isUnanswered ? (
            <Notice title="We didn’t get an answer to your order">
              <Row mt={3}>
                <Button kind="second" small onClick={() => cartSummary.send({ layer: 'cart' })}>
                  See what became of it
                </Button>
              </Row>
            </Notice>
          ) : null}
          {isEmpty ? (
            <DrawnState
              of="emptyCart"
              title="Nothing in your cart"
              action={
                <Row>
                  <ButtonLink to="/tours">Book a Tour</ButtonLink>
                  <ButtonLink to="/store" kind="second">
                    See the store
                  </ButtonLink>
                </Row>
              }
            >
              Seats, books and keepsakes meet here, and you pay once.
            </DrawnState>
          ) : null}
          {lines !== undefined && count > 0 ? (
            <>
              <PriceNotice />
              {left.length > 0 ? <Needs>{countInWords(count, left.length)}</Needs> : null}
              <Flow>
                <Work ref={work} tabIndex={-1}>
                  <VisuallyHidden as="h2">Lines</VisuallyHidden>
                  <CartLines onLinkPressed={stayOnPage} onRemove={() => work.current?.focus({ preventScroll: true })} />
                </Work>
                <Side>{check}</Side>
              </Flow>
            </>
          ) : null}
        </Inside>
      </Terrace>
    </>
  );
}

/** Prices changed since this tab first read the cart. */
function PriceNotice() {
  const { repriced, lines = [] } = useCart();
  if (repriced.length === 0) return null;
  const held = toursIn({ lines }).some((tour) => tour.held) ? ' Your tour keeps the price it was held at.' : '';
  const count = repriced.length;
  return (
    <Notice title={`${capitalized(countSpelled(count, 'price'))} changed.`}>
      {repriced.map(({ name, was, is }) => `${name}: $${was} is now $${is}.`).join(' ')}
      {held}
    </Notice>
  );
}
