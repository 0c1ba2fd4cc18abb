/** Codes of the tax on goods, and what staff call them. */
export const goodsTaxCodes = { goods: 'Goods', books: 'Books' } as const;
