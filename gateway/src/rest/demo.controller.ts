import { Controller, Get, Inject } from '@nestjs/common';

export const DEMO = Symbol('demo');

export interface Demo {
  readonly staffEmail: string | null;
}

@Controller('api/demo')
export class DemoController {
  constructor(@Inject(DEMO) private readonly demo: Demo) {}

  @Get()
  show(): Demo {
    return this.demo;
  }
}
