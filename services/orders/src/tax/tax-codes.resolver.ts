import { Query, Resolver } from '@nestjs/graphql';
import type { TaxCode } from '../generated/schema-types.js';
import { TaxCodes } from './tax-codes.js';

@Resolver()
export class TaxCodesResolver {
  constructor(private readonly taxCodes: TaxCodes) {}

  @Query('taxCodes')
  async list(): Promise<TaxCode[]> {
    return this.taxCodes.list();
  }
}
