import { type DynamicModule, Module } from '@nestjs/common';
import { DEMO, type Demo, DemoController } from './demo.controller.js';

/** What the demo may say of itself. */
@Module({})
export class DemoModule {
  /** @param staffEmail the account of the demo; undefined where the site is none */
  static forRoot(staffEmail: string | undefined): DynamicModule {
    const demo: Demo = { staffEmail: staffEmail ?? null };
    return { module: DemoModule, controllers: [DemoController], providers: [{ provide: DEMO, useValue: demo }] };
  }
}
