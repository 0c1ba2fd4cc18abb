import { productChanged } from '@hilltop/contracts/catalog/product-changed';
import { productCreated } from '@hilltop/contracts/catalog/product-created';
import { productWithdrawn } from '@hilltop/contracts/catalog/product-withdrawn';
import { subscription } from '@hilltop/platform/messaging/inbox/subscription';
import { ForgetUseWhenProductWithdrawn } from './products/forget-use-when-product-withdrawn.js';
import { NoteUseWhenProductPutOnSaleOrChanged } from './products/note-use-when-product-put-on-sale-or-changed.js';

export const SUBSCRIPTIONS = [
  subscription({
    event: productCreated,
    durable: 'media-product-created',
    react: NoteUseWhenProductPutOnSaleOrChanged,
  }),
  subscription({
    event: productChanged,
    durable: 'media-product-changed',
    react: NoteUseWhenProductPutOnSaleOrChanged,
  }),
  subscription({
    event: productWithdrawn,
    durable: 'media-product-withdrawn',
    react: ForgetUseWhenProductWithdrawn,
  }),
];
