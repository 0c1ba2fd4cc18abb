import { USUAL_TAX_CODE } from '@hilltop/contracts/catalog/goods-tax-codes';

interface Coded {
  readonly taxCode?: string;
}

/** Products that an earlier release sold are `goods`. */
export function codeOfGoods({ taxCode = USUAL_TAX_CODE }: Coded): string {
  return taxCode;
}

/** The code as a sold product keeps it. */
export function keptCode(taxCode: string): Coded {
  return taxCode === USUAL_TAX_CODE ? {} : { taxCode };
}
