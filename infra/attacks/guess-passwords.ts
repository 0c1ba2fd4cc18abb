import { type AttackTarget, postFrom, type Verdict } from './attack-target.ts';

// Nobody's, and answered like an account: the tries at the account of another attack stay.
const email = 'guessed@hilltop.test';
const tries = 60;

/** Wrong passwords for one account, all at once: from one address, then each from its own. */
export async function guessPasswords(target: AttackTarget): Promise<Verdict> {
  const guess = (address: (at: number) => string) =>
    Promise.all(
      Array.from({ length: tries }, (_, at) =>
        postFrom(address(at), target, '/api/staff/sign-in', { email, password: `wrong-password-${at}` }),
      ),
    );
  const tested = (replies: { status: number }[]) => replies.filter(({ status }) => status === 401).length;
  const fromOne = tested(await guess(() => '203.0.113.20'));
  const fromMany = tested(await guess((at) => `198.51.101.${at + 1}`));
  return {
    attack: 'Passwords are guessed at once',
    held: fromOne <= 5 && fromMany <= 68,
    evidence: `${tries} guesses from one address: ${fromOne} were tested; ${tries} more from as many addresses: ${fromMany} were tested`,
  };
}
