/**
 * The message of a limit by network address. A campus or a telephone company shares one, so it blames nobody.
 * @param what what came too often, in the plural @param orWhom another key of the limit
 */
export function busyNetwork(what: string, retryAfterSeconds: number, orWhom = ''): string {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Many ${what} have just come from your network${orWhom}. Please try again in ${when}, or call us.`;
}
