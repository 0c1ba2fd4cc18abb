import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CreateTourInput } from '../generated/operations.js';
import { Call, type RestCall } from './call.decorator.js';
import { RestAdapter } from './rest-adapter.js';
import { createTour, listTours } from './tours.routes.js';

@Controller('api/tours')
export class ToursController {
  constructor(private readonly rest: RestAdapter) {}

  @Get()
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.rest.send(listTours, { request, reply });
  }

  @Post()
  create(@Call() call: RestCall): Promise<unknown> {
    return this.rest.run(createTour, call, (input: CreateTourInput) => ({ input }));
  }
}
