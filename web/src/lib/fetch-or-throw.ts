/**
 * `fetch` that raises an error for every answer that is not a success. Its message is the status, a colon and a space,
 * then the body, or the status text when the body is empty.
 */
export async function fetchOrThrow(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok) return response;
  const body = await response.text();
  throw new Error(`${response.status}: ${body || response.statusText}`);
}
