import { Injectable } from '@nestjs/common';

/** Tells the job that makes AVIFs that there is one to make, so that it need not look every second. */
@Injectable()
export class AvifBell {
  private readonly listeners = new Set<() => void>();

  ring(): void {
    for (const listener of this.listeners) listener();
  }

  onRing(listener: () => void): void {
    this.listeners.add(listener);
  }
}
