import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { showContent } from './content.routes.js';
import { RestAdapter } from './rest-adapter.js';

@Controller('api')
export class ContentController {
  constructor(private readonly rest: RestAdapter) {}

  @Get('content')
  show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.rest.send(showContent, { request, reply });
  }
}
