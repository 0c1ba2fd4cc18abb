import { Module } from '@nestjs/common';
import { ConfirmRateResolver } from '../tax/confirm-rate/confirm-rate.resolver.js';
import { SetRateResolver } from '../tax/set-rate/set-rate.resolver.js';
import { TaxRepository } from '../tax/tax.repository.js';
import { TaxCodes } from '../tax/tax-codes.js';
import { TaxCodesResolver } from '../tax/tax-codes.resolver.js';
import { SetShipping } from './set-shipping/set-shipping.js';
import { SetShippingResolver } from './set-shipping/set-shipping.resolver.js';
import { StoreTermsRepository } from './store-terms.repository.js';
import { StoreTermsResolver } from './store-terms.resolver.js';

/** What the store charges beside its products, as managers set it. */
@Module({
  providers: [
    StoreTermsRepository,
    StoreTermsResolver,
    SetShipping,
    SetShippingResolver,
    TaxRepository,
    TaxCodes,
    TaxCodesResolver,
    SetRateResolver,
    ConfirmRateResolver,
  ],
  exports: [StoreTermsRepository, TaxRepository],
})
export class StoreTermsModule {}
