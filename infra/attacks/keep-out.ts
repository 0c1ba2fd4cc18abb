import { dirname } from 'node:path';
import { Secrets } from '../local/launch/secrets.ts';
import { type AttackTarget, postFrom, type Verdict } from './attack-target.ts';

const email = 'staff@hilltop.test';
const addresses = 10_000;
/** Of /48 each. */
const networks = 25;
const atOnce = 40;

const link = { query: `mutation { requestPasswordReset(email: "${email}") { __typename } }` };

/** 10,000 addresses send wrong passwords and ask for links all the time; a member of staff comes from elsewhere. */
export async function keepOut(target: AttackTarget): Promise<Verdict> {
  let [sent, tested, isOver] = [0, 0, false];
  const guess = async (): Promise<void> => {
    while (!isOver) {
      const at = sent++ % addresses;
      const address = `2001:db8:${(at % networks).toString(16)}:${at.toString(16)}::1`;
      const wrong = { email, password: `wrong-password-${at}` };
      const { status } = await postFrom(address, target, '/api/staff/sign-in', wrong);
      if (status === 401) tested += 1;
      if (at % 20 === 0) await postFrom(address, target, '/graphql', link);
    }
  };
  const guessing = Promise.all(Array.from({ length: atOnce }, guess));
  const { runFile } = target.instance;
  const password = new Secrets(dirname(dirname(runFile))).of('staff-password');
  const own = '2001:db8:ffff:1::1';
  while (sent < addresses) await new Promise((resolve) => setTimeout(resolve, 200));
  const began = performance.now();
  const asked = await postFrom(own, target, '/graphql', link);
  let status = 0;
  do {
    ({ status } = await postFrom(own, target, '/api/staff/sign-in', { email, password }));
  } while (status !== 200 && performance.now() - began < 60_000);
  const seconds = (performance.now() - began) / 1_000;
  isOver = true;
  await guessing;
  const isLinked = asked.text.includes('PasswordResetRequested');
  return {
    attack: 'Staff are kept out of their account',
    held: status === 200 && seconds <= 60 && isLinked && tested <= 144,
    evidence: `${sent} wrong passwords from ${addresses} addresses of ${networks} networks, ${tested} were tested; the right one from elsewhere was answered ${status} after ${seconds.toFixed(1)} s, a request for a link ${isLinked ? 'accepted' : 'refused'}`,
  };
}
