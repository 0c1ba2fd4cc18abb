import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';

/** Enables context propagation across asynchronous work. Idempotent. */
export function enableAsyncContext(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
}
