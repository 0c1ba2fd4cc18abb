import { createServer, request, type Server } from 'node:http';

/**
 * A way to the site on which every request comes from somebody else: a scanner asks more than one caller may, and what it
 * would be told then is that it asks too much.
 */
export function manyCallers(site: string): Server {
  const { hostname, port } = new URL(site);
  let caller = 0;
  return createServer((asked, answer) => {
    caller += 1;
    const address = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
    const headers = { ...asked.headers, 'x-forwarded-for': address };
    const passed = request({ hostname, port, method: asked.method, path: asked.url, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
}
