import type { InvitationFragment } from '../../../generated/operations.js';

export interface WaiverState {
  readonly title: string;
  readonly text: string;
  readonly canSign: boolean;
}

type Facts = Pick<InvitationFragment, 'status' | 'startsAt' | 'signed' | 'of'>;

/** What a guest can do by the link to sign, and the words for it. */
export function waiverState({ status, startsAt, signed, of }: Facts, now: Date): WaiverState {
  if (status === 'cancelled')
    return { title: 'This visit is canceled', text: 'There is nothing to sign.', canSign: false };
  if (status === 'displaced') {
    const text = 'We are closed at this time, and your party is choosing another one. You can sign when it is chosen.';
    return { title: 'There is nothing to sign yet', text, canSign: false };
  }
  if (signed >= of)
    return { title: 'Everyone has signed', text: 'All guests of this party have signed the waiver.', canSign: false };
  if (now.toISOString() >= startsAt)
    return { title: 'The tour has begun', text: 'From now on, waivers are signed at the door.', canSign: false };
  return {
    title: 'Sign the waiver',
    text: 'Each adult signs their own. A parent signs for a child. It takes a minute and saves you the clipboard at the gate.',
    canSign: true,
  };
}
