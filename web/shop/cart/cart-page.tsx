import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
import { spelledNumber, spelledNumberCapitalized } from '../../kit/lib/spelled-number.js';
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
        <Trans>Fetching your cart...</Trans>
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
  const all = spelledNumberCapitalized(lines);
  const some = spelledNumber(left);
  return t`${plural(lines, { one: `${all} line`, other: `${all} lines` })}, ${plural(left, { one: `${some} needs you`, other: `${some} need you` })}.`;
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
  const { name } = thisHouse;
  usePageTitle(t`Your cart`, t`What you have chosen at ${name}, seats and things, paid for once.`);
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
          <h1>
            <Trans>Your cart</Trans>
          </h1>
          <p>
            <Trans>Seats and things. You pay once.</Trans>
          </p>
        </Page>
      </Head>
      <Terrace>
        <Inside>
          {hasFailed ? (
            <Notice tone="refused" alert title={t`We can’t reach your cart just now.`}>
              <Trans>Nothing in it is lost, and seats stay held until their time.</Trans>
              <Row mt={3}>
                <Button small onClick={() => void readCart(client)}>
                  <Trans>Try again</Trans>
                </Button>
              </Row>
            </Notice>
          ) : null}
          {lines === undefined && !hasFailed ? <CartPageWaiting /> : null}
          {isEmpty && isUnanswered ? (
            <Notice title={t`We didn’t get an answer to your order`}>
              <Row mt={3}>
                <Button kind="second" small onClick={() => cartSummary.send({ layer: 'cart' })}>
                  <Trans>See what became of it</Trans>
                </Button>
              </Row>
            </Notice>
          ) : null}
          {isEmpty ? (
            <DrawnState
              of="emptyCart"
              title={t`Nothing in your cart`}
              action={
                <Row>
                  <ButtonLink to="/tours">
                    <Trans>Book a Tour</Trans>
                  </ButtonLink>
                  <ButtonLink to="/store" kind="second">
                    <Trans>See the store</Trans>
                  </ButtonLink>
                </Row>
              }
            >
              <Trans>Seats, books and keepsakes meet here, and you pay once.</Trans>
            </DrawnState>
          ) : null}
          {lines !== undefined && count > 0 ? (
            <>
              <PriceNotice />
              {left.length > 0 ? <Needs>{countInWords(count, left.length)}</Needs> : null}
              <Flow>
                <Work ref={work} tabIndex={-1}>
                  <VisuallyHidden as="h2">
                    {t({ message: 'Lines', comment: 'A heading for screen readers: what is in the cart' })}
                  </VisuallyHidden>
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
  const count = repriced.length;
  const number = spelledNumberCapitalized(count);
  const changes = repriced.map(({ name, was, is }) => t`${name}: $${was} is now $${is}.`);
  if (toursIn({ lines }).some((tour) => tour.held)) changes.push(t`Your tour keeps the price it was held at.`);
  return (
    <Notice title={plural(count, { one: `${number} price changed.`, other: `${number} prices changed.` })}>
      {changes.join(' ')}
    </Notice>
  );
}
