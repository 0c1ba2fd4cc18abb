/**
 * The words of a limit by network address. A campus, a school and a telephone company share one, so the reader may have done
 * nothing: the words accuse nobody, and name a way on.
 *
 * @param what came too often, in the plural
 * @param orWhom another key of the limit
 */
export function busyNetwork(what: string, retryAfterSeconds: number, orWhom = ''): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Many ${what} have just come from your network${orWhom}. Please try again in ${when}, or call us.`;
}
