/** A product can be taxed under these. Orders has their rates; `tours` and `shipping` are no products. */
export const GOODS_TAX_CODES = ['goods', 'books'] as const;

export type GoodsTaxCode = (typeof GOODS_TAX_CODES)[number];

/** The code of a product that names none. */
export const USUAL_TAX_CODE: GoodsTaxCode = 'goods';
