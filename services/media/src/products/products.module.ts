import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { ForgetUseWhenProductWithdrawn } from './forget-use-when-product-withdrawn.js';
import { NoteUseWhenProductPutOnSaleOrChanged } from './note-use-when-product-put-on-sale-or-changed.js';

@Module({
  imports: [ImagesModule],
  providers: [NoteUseWhenProductPutOnSaleOrChanged, ForgetUseWhenProductWithdrawn],
})
export class ProductsModule {}
