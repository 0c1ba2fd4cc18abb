const EXEMPT = '_exempt';

/** What the lines of a quote or a document have of tax. */
interface Taxed {
  readonly label: string;
  /** US cents, without tax. */
  readonly cents: number;
  readonly taxCode: string;
  /** US cents. */
  readonly taxCents: number;
  /** Basis points. */
  readonly taxRate?: number | undefined;
  readonly stateTaxRate?: number | undefined;
}

const UNTAXED = { taxCents: 0, taxRate: undefined, stateTaxRate: undefined } as const;

/** Goods of an organization that pays no tax: `goods_exempt`. */
export const exemptCode = (taxCode: string): string => `${taxCode}${EXEMPT}`;

/** What it is taxed as otherwise: `goods`. */
export const taxedCode = (taxCode: string): string =>
  taxCode.endsWith(EXEMPT) ? taxCode.slice(0, -EXEMPT.length) : taxCode;

export const hasExempt = (lines: readonly Pick<Taxed, 'taxCode'>[]): boolean =>
  lines.some(({ taxCode }) => taxCode.endsWith(EXEMPT));

/** The same for an organization that pays no tax. */
export function exemptLines<Line extends Taxed>(lines: readonly Line[]): readonly Line[] {
  return lines.map((line) => (line.taxCents === 0 ? line : { ...line, taxCode: exemptCode(line.taxCode), ...UNTAXED }));
}

/** Gives the tax of these lines back: what was sold as taxed is sold as exempt from then on, in documents, books and the tax report. */
export function taxCreditLines<Line extends Taxed>(lines: readonly Line[]): readonly Line[] {
  return lines
    .filter(({ taxCents }) => taxCents > 0)
    .flatMap((line) => [
      line,
      { ...line, label: `${line.label}, exempt`, cents: -line.cents, taxCode: exemptCode(line.taxCode), ...UNTAXED },
    ]);
}
