/** Product.md §9. */
export const PRODUCT_CATEGORIES = ['Books', 'Apparel', 'Collectibles', 'Souvenirs', 'Media'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];
