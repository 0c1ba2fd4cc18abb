import { openTimes } from '../local/test/support/open-times.ts';
import { tourBooking } from '../local/test/support/tour-booking.ts';
import { type AttackTarget, postFrom, type Verdict } from './attack-target.ts';

const victim = 'locked-out@example.test';
const attempts = 60;
const perStranger = 3;

/** Strangers join the waiting list with the victim's address until they are refused; then its owner joins. */
export async function lockOut(target: AttackTarget): Promise<Verdict> {
  const time = (await openTimes(target.instance.site))[210];
  if (!time) throw new Error('no start time is open');
  for (const [at, guests] of [20, 5].entries()) {
    const body = tourBooking({ name: `lock-out-${at}`, guests, ...time });
    await postFrom(`198.51.105.${at + 1}`, target, '/api/tour-bookings', body);
  }
  const { tourDate, tourTime } = time;
  const join = (address: string, lastName: string, guests: number) =>
    postFrom(address, target, '/api/waitlist', {
      ...{ tourType: 'standard', tourDate, tourTime, tickets: [{ type: 'adult', count: guests }] },
      ...{ firstName: 'Ada', lastName, email: victim, phone: '817-555-0100' },
    });
  let joined = 0;
  for (let at = 0; at < attempts; at += 1) {
    const { status } = await join(`203.0.114.${Math.floor(at / perStranger) + 1}`, 'Stranger', 20);
    if (status === 201) joined += 1;
  }
  const { status, text } = await join('198.51.105.9', 'Owner', 2);
  const isOwn = status === 201 && text.includes('"lastName":"Owner"') && text.includes('/waitlist/');
  return {
    attack: 'An address is locked out of the waiting list',
    held: joined > 0 && isOwn,
    evidence: `${attempts} joins by ${attempts / perStranger} strangers with the address, ${joined} taken; its owner was answered ${status}${isOwn ? ', with an entry of their own' : ''}`,
  };
}
