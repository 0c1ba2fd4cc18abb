import type { Clock } from '../lifecycle/clock.js';

export class TestClock implements Clock {
  private time: number;

  constructor(start: string) {
    this.time = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.time);
  }

  forward(milliseconds: number): void {
    this.time += milliseconds;
  }

  set(instant: string): void {
    this.time = new Date(instant).getTime();
  }
}
