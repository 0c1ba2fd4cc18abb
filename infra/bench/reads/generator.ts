import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { LoadOrder, LoadResult } from './load-order.ts';

/** The load generator's process, as the bench commands it. */
export class Generator {
  private readonly child: ChildProcess = fork(join(import.meta.dirname, 'load.ts'));

  /** One order at a time. @throws Error when the generator ends instead */
  run(order: LoadOrder): Promise<LoadResult> {
    return new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the load generator has ended'));
      this.child.once('exit', gone);
      this.child.once('message', (result: LoadResult) => {
        this.child.off('exit', gone);
        resolve(result);
      });
      this.child.send(order);
    });
  }

  stop(): void {
    this.child.kill();
  }
}
