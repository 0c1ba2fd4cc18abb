export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[] | undefined;
  readonly ms: number;
}

/** Posts an operation as the site does. */
export async function graphqlRequest(
  base: string,
  query: string,
  { variables = {}, headers = {} }: { variables?: object; headers?: Record<string, string> } = {},
): Promise<GraphqlAnswer> {
  const from = performance.now();
  const response = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as Pick<GraphqlAnswer, 'data' | 'errors'>;
  return { status: response.status, headers: response.headers, data, errors, ms: performance.now() - from };
}

export const createBooking =
  'mutation Book($input: CreateBookingInput!) { createBooking(input: $input) { __typename ... on BookingCreated { booking { confirmationCode } } } }';
