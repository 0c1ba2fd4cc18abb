import autocannon from 'autocannon';
import { Answers, withNewIds } from './answers.ts';
import type { LoadOrder, LoadRequest, LoadResult } from './load-order.ts';

/** autocannon's own id replacement sends a wrong Content-Length in this version. */
function withNewId(request: autocannon.Request): autocannon.Request {
  return { ...request, body: withNewIds(String(request.body)) };
}

/** A connection repeats one request and counts its answers. */
function setUp(client: autocannon.Client, request: LoadRequest, answers: Answers): void {
  const { method, path, headers, body } = request;
  let answer = '';
  const onResponse = (_status: number, text: string): void => {
    answer = text;
  };
  const sent = { method, path, headers, onResponse };
  client.setRequests([body === undefined ? sent : { ...sent, body, setupRequest: withNewId }]);
  client.on('response', (status: number, _bytes: number, ms: number) => answers.count(request, status, answer, ms));
}

/** Each connection sends its next request once the last one is answered. */
export async function fullLoad({ origin, requests, connections, seconds }: LoadOrder): Promise<LoadResult> {
  const answers = new Answers(requests);
  let clients = 0;
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 30,
    setupClient: (client) => {
      const request = requests[clients % requests.length];
      clients += 1;
      if (request) setUp(client, request, answers);
    },
  });
  const [first] = requests;
  for (let at = result.errors + result.timeouts; at > 0 && first; at -= 1) answers.fail(first.name, 'no answer');
  return { seconds: result.duration, tallies: answers.tallies() };
}
