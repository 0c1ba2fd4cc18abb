import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { CreateProductResult } from '../../generated/schema-types.js';
import { productInput } from '../product.input.js';
import { productView } from '../product.view.js';
import { CreateProduct } from './create-product.js';

@Resolver()
export class CreateProductResolver {
  constructor(private readonly createProduct: CreateProduct) {}

  @Mutation('createProduct')
  async create(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<CreateProductResult> {
    const parsed = parseInput(productInput, input);
    if (!parsed.ok) return parsed.refusal;
    const product = await this.createProduct.execute(parsed.value, staff);
    return { __typename: 'ProductCreated', product: productView(product) };
  }
}
