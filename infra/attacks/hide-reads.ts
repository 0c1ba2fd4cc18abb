import { type AttackTarget, postFrom, type Verdict } from './attack-target.ts';

/** More than the reads that may run at a time, fewer than the operations that may. */
const reads = 500;
/** Each stays below the operations that one address has run in a second. */
const perAddress = 15;

/** As many heavy reads at once, with this in front of each. @returns how many the gateway refused */
async function refused(target: AttackTarget, front: string, network: string): Promise<number> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const replies = await Promise.all(
    Array.from({ length: reads }, (_, at) => {
      const months = `availability(tourType: standard, from: "${day(1)}", to: "${day(61)}") { days { date times { time seatsLeft } } }`;
      const query = `${front} ${at}\n{ ${months} products { id name } }`;
      return postFrom(`${network}.${Math.floor(at / perAddress) + 1}`, target, '/graphql', { query });
    }),
  );
  return replies.filter(({ text }) => text.includes('very busy right now')).length;
}

/** More heavy reads at once than may run, which pass for changes by a word in a comment. */
export async function hideReads(target: AttackTarget): Promise<Verdict> {
  const plain = await refused(target, '# read', '198.51.105');
  const hidden = await refused(target, '# mutation', '198.51.106');
  return {
    attack: 'Reads pass for changes',
    held: hidden > 0 && plain > 0,
    evidence: `${reads} heavy reads at once: ${plain} refused; with the word "mutation" in a comment: ${hidden} refused`,
  };
}
