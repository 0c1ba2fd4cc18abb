import { Injectable } from '@nestjs/common';

/** Tells the senders of this process that an e-mail was queued, so that it need not wait for their next look. */
@Injectable()
export class QueueBell {
  private listener: () => void = () => undefined;

  /** The one who hears it. */
  listen(listener: () => void): void {
    this.listener = listener;
  }

  ring(): void {
    this.listener();
  }
}
