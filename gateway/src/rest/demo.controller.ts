import { Controller, Get, Inject } from '@nestjs/common';

/** What the demo may say of itself. */
export const DEMO = Symbol('demo');

export interface Demo {
  /** Null where the site is no demo. */
  readonly staffEmail: string | null;
}

/** `/api/demo`: whose account the sign-in page names. */
@Controller('api/demo')
export class DemoController {
  constructor(@Inject(DEMO) private readonly demo: Demo) {}

  @Get()
  show(): Demo {
    return this.demo;
  }
}
