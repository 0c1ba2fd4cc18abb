import type { Sentences } from './generated/refusals.js';

export const spanish = {
  ProductNotFound: 'Este producto ya no está a la venta.',
  ProductChangedMeanwhile: 'Otra persona cambió este producto. Revíselo de nuevo antes de guardar.',
  StockTooLow: 'Quedan muy pocas piezas.',
  StockChangedMeanwhile: 'La existencia cambió desde que la vio. Cuente de nuevo.',
} satisfies Sentences;
