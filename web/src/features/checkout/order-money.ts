/** Flat, in cents; shown and added to the shown total, never sent (spec.md §9). */
export const SHIPPING_CENTS = 599;

/** What is ordered of one product; amounts are US dollars, two decimals. */
export type OrderedLine = {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly lineTotal: string;
  readonly product: {
    readonly name: string;
    readonly price: string;
    readonly image: string | null;
    readonly inStock: boolean;
    /** False once it is off sale. */
    readonly available: boolean;
  };
};

const toCents = (amount: string): number => {
  const [, dollars, cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (dollars === undefined) throw new Error(`Not an amount in dollars: "${amount}"`);
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
};

/** Cents as they are sent: 2500 → "25.00". */
export const toAmount = (cents: number): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** It can be had: on sale, and in stock. */
export const canBeOrdered = ({ product }: OrderedLine): boolean => product.available && product.inStock;

/** Sum of price times quantity over what is on sale, in cents, as the cart shows it. */
export const subtotalOf = (lines: readonly OrderedLine[]): number =>
  lines
    .filter(({ product }) => product.available)
    .reduce((cents, { product, quantity }) => cents + toCents(product.price) * quantity, 0);
