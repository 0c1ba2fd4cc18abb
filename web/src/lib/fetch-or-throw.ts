/**
 * `fetch` that throws for any non-success answer. The message is the status, a colon and a space, then the body, or
 * the status text if the body is empty.
 */
export async function fetchOrThrow(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok) return response;
  const body = await response.text();
  throw new Error(`${response.status}: ${body || response.statusText}`);
}
