/** How long the panel waits for an answer before it says that none came, in ms. */
const LONGEST_WAIT_MS = 20_000;

/** The context of an operation that gives up waiting: a server that hangs is like one that is not there. */
export const patience = (): { readonly fetchOptions: { readonly signal: AbortSignal } } => ({
  fetchOptions: { signal: AbortSignal.timeout(LONGEST_WAIT_MS) },
});
