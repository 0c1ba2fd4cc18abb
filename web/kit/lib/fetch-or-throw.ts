/** `fetch` that throws `<status>: <body>` for any non-success answer; the status text stands in for an empty body. */
export async function fetchOrThrow(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok) return response;
  const body = await response.text();
  throw new Error(`${response.status}: ${body || response.statusText}`);
}
