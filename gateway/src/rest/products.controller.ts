import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProductInput } from '../generated/operations.js';
import { Call, type RestCall } from './call.decorator.js';
import { createProduct, listProducts } from './products.routes.js';
import { RestAdapter } from './rest-adapter.js';

@Controller('api/products')
export class ProductsController {
  constructor(private readonly rest: RestAdapter) {}

  @Get()
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.rest.send(listProducts, { request, reply });
  }

  @Post()
  create(@Call() call: RestCall): Promise<unknown> {
    return this.rest.run(createProduct, call, (input: ProductInput) => ({ input }));
  }
}
