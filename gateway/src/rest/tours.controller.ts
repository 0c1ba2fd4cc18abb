import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { problemOfRefusal } from '../errors/refusal-problem.js';
import type { CreateTourInput, CreateTourMutation, ListToursQuery } from '../generated/operations.js';
import { Callers } from '../session/callers.js';
import { jsonBody } from './json-body.js';
import { OperationRunner } from './operation-runner.js';
import { createTour, listTours } from './tours.routes.js';

type Tour = Extract<CreateTourMutation['createTour'], { __typename: 'TourCreated' }>['tour'];

/** `/api/tours` (spec.md §7). */
@Controller('api/tours')
export class ToursController {
  constructor(
    private readonly operations: OperationRunner,
    private readonly callers: Callers,
  ) {}

  @Get()
  async list(@Req() request: FastifyRequest): Promise<ListToursQuery['tours']> {
    const context = await this.callers.contextOf(request);
    const { tours } = await this.operations.run(listTours.operation, {}, context);
    return tours;
  }

  @Post()
  async create(@Req() request: FastifyRequest, @Body() body: unknown): Promise<Tour> {
    const context = await this.callers.contextOfStaff(request);
    const input = jsonBody<CreateTourInput>(createTour.body, body);
    const { createTour: outcome } = await this.operations.run(createTour.operation, { input }, context);
    if (outcome.__typename !== 'TourCreated') throw problemOfRefusal(outcome);
    return outcome.tour;
  }
}
