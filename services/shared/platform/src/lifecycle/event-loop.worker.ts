import { writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { nameOfCurrentService } from '../logging/current-service.js';
import { LOOKS, type Watched } from './watch-event-loop.js';

const { turns, service, limitMs }: Watched = workerData;
const killAfterMs = 5_000;

let [seen, still] = [-1, 0];
setInterval(() => {
  const turn = Atomics.load(turns, 0);
  still = turn === seen ? still + 1 : 0;
  seen = turn;
  if (still === LOOKS) endProcess();
}, limitMs / LOOKS);

/** Uses the debugger, because a signal does not end the first process of a container; a signal if the debugger cannot interrupt it. */
function endProcess(): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), killAfterMs);
  const session = new Session();
  session.connectToMainThread();
  const files = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
  session.once('Debugger.paused', ({ params: { callFrames } }) => {
    const at = callFrames.map(({ functionName, location: { scriptId, lineNumber } }) => {
      return `${functionName || '(anonymous)'} ${files.get(scriptId)}:${lineNumber + 1}`;
    });
    const callFrameId = callFrames[0]?.callFrameId ?? '';
    const expression = `globalThis[Symbol.for('${nameOfCurrentService.description}')]?.()`;
    session.post('Debugger.evaluateOnCallFrame', { callFrameId, expression }, (_error, answer) => {
      log(at, answer?.result.value);
      session.post('Debugger.resume');
      session.post('Runtime.evaluate', { expression: 'process.exit(70)' });
    });
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

/** Writes what the service's logger would, which is blocked. */
function log(at: readonly string[], current: string = service): void {
  const facts = { level: 'fatal', time: new Date().toISOString(), service: current, limitMs, at: at.slice(0, 10) };
  try {
    writeSync(1, `${JSON.stringify({ ...facts, msg: 'the event loop was blocked' })}\n`);
  } catch {
    // Nobody reads the log.
  }
}
