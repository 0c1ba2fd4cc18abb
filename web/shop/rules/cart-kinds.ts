import { t } from '@lingui/core/macro';
import { longDate, printedTime } from '../../kit/lib/venue-dates.js';
import type { CartLine } from './cart-line.js';

type LineType = CartLine['__typename'];
type LineOf<Type extends LineType> = Extract<CartLine, { readonly __typename: Type }>;

interface CartKind<Line> {
  /** Why it cannot be ordered, where the server says so. */
  readonly reason: (line: Line) => string;
  /** After its name, at checkout. */
  readonly words: (line: Line) => string;
}

/** What differs between the lines of a cart, in the order in which they are shown. */
const CART_KINDS: { readonly [Type in LineType]: CartKind<LineOf<Type>> } = {
  CartTour: {
    reason: ({ offered }) => (offered ? t`No longer held` : t`No longer offered`),
    words: ({ party, ...start }) => {
      const [day, tourTime] = [longDate(start.tourDate), printedTime(start.tourTime)];
      return t`${day}, ${tourTime}. ${party}`;
    },
  },
  CartItem: {
    reason: ({ product }) => (product.available ? t`Out of stock` : t`No longer sold`),
    words: ({ quantity, product }) => {
      const price = `$${product.price}`;
      return t`${quantity} at ${price}`;
    },
  },
  CartVoucher: {
    reason: () => t`No longer sold`,
    words: ({ recipientName }) => t`For ${recipientName}`,
  },
  CartDonation: { reason: () => '', words: () => t`Thank you` },
};

const TYPES = Object.keys(CART_KINDS);

export function asShown(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.toSorted((one, other) => TYPES.indexOf(one.__typename) - TYPES.indexOf(other.__typename));
}

function kindOf<Type extends LineType>({ __typename: type }: LineOf<Type>): CartKind<LineOf<Type>> {
  return CART_KINDS[type as Type] as CartKind<LineOf<Type>>;
}

/** Undefined when it can be ordered. */
export function unavailableReason(line: CartLine): string | undefined {
  return line.available ? undefined : kindOf(line).reason(line);
}

export function lineWords(line: CartLine): string {
  return kindOf(line).words(line);
}
