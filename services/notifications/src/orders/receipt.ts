import { z } from 'zod';

const line = z.object({ productName: z.string(), quantity: z.int(), price: z.string(), lineTotal: z.string() });

/** A receipt, as orders answers `orderReceipt`. */
export const receiptShape = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  lines: z.array(line),
  total: z.string(),
  charged: z.boolean().nullish(),
});

export type Receipt = z.output<typeof receiptShape>;

/** Reads the fields above. */
export const RECEIPT_QUERY = `query OrderReceipt($orderId: ID!) {
  orderReceipt(orderId: $orderId) {
    orderNumber customerName customerEmail total charged lines { ${Object.keys(line.shape).join(' ')} }
  }
}`;
