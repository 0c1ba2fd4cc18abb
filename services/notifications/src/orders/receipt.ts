import { z } from 'zod';

const line = z.object({ productName: z.string(), quantity: z.int(), price: z.string(), lineTotal: z.string() });

const delivery = z.object({ address: z.string(), city: z.string(), state: z.string(), zipCode: z.string() });

/** A receipt, as orders answers `orderReceipt`. */
export const receiptShape = z.object({
  orderNumber: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  lines: z.array(line),
  total: z.string(),
  shipping: z.string(),
  totalWithShipping: z.string(),
  delivery: delivery.nullable(),
  charged: z.boolean().nullish(),
});

export type Receipt = z.output<typeof receiptShape>;

/** Reads the fields above. */
export const RECEIPT_QUERY = `query OrderReceipt($orderId: ID!) {
  orderReceipt(orderId: $orderId) {
    orderNumber customerName customerEmail total shipping totalWithShipping charged
    delivery { ${Object.keys(delivery.shape).join(' ')} }
    lines { ${Object.keys(line.shape).join(' ')} }
  }
}`;
