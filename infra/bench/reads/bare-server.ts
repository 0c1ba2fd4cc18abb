/** What Node alone does: `node:http` that gives the same bytes to everybody, headers included. One port for each answer. */
import { createServer } from 'node:http';

/** An answer as it was recorded, names and values of its headers by turns. */
type Recorded = { port: number; headers: string[]; body: string };

const answers: Recorded[] = JSON.parse(process.env.ANSWERS ?? '[]');
for (const { port, headers, body } of answers) {
  const bytes = Buffer.from(body);
  createServer((request, response) => {
    request.resume();
    response.writeHead(200, headers).end(bytes);
  }).listen(port, '127.0.0.1');
}
