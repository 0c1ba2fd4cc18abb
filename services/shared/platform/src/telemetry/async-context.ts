import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

/** Has the context of a trace follow asynchronous work. A process's second call changes nothing. */
export function enableAsyncContext(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
}
