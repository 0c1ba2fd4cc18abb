import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type { CreateProductMutation, ListProductsQuery, ProductInput } from '../generated/operations.js';
import { Callers } from '../session/callers.js';
import { jsonBody } from './json-body.js';
import { OperationRunner } from './operation-runner.js';
import { createProduct, listProducts } from './products.routes.js';

type Product = Extract<CreateProductMutation['createProduct'], { __typename: 'ProductCreated' }>['product'];

/** `/api/products` (spec.md §7). */
@Controller('api/products')
export class ProductsController {
  constructor(
    private readonly operations: OperationRunner,
    private readonly callers: Callers,
  ) {}

  @Get()
  async list(@Req() request: FastifyRequest): Promise<ListProductsQuery['products']> {
    const context = await this.callers.contextOf(request);
    const { products } = await this.operations.run(listProducts.operation, {}, context);
    return products;
  }

  @Post()
  async create(@Req() request: FastifyRequest, @Body() body: unknown): Promise<Product> {
    const context = await this.callers.contextOfStaff(request);
    const input = jsonBody<ProductInput>(createProduct.body, body);
    const { createProduct: outcome } = await this.operations.run(createProduct.operation, { input }, context);
    if (outcome.__typename !== 'ProductCreated') throw problemOfRefusal(outcome);
    return outcome.product;
  }
}
