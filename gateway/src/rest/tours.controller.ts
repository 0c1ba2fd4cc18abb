import { Controller, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ListToursDocument, type ListToursQuery } from '../generated/operations.js';
import { gatewayContext } from '../session/gateway-context.js';
import { OperationRunner } from './operation-runner.js';
import { restOperation } from './rest-operation.js';

export const listTours = restOperation(ListToursDocument);

/** `/api/tours` (spec.md §7). */
@Controller('api/tours')
export class ToursController {
  constructor(private readonly operations: OperationRunner) {}

  @Get()
  async list(@Req() request: FastifyRequest): Promise<ListToursQuery['tours']> {
    const { tours } = await this.operations.run(listTours, {}, gatewayContext(request));
    return tours;
  }
}
