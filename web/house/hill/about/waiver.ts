import { t } from '@lingui/core/macro';
/** FOR THE OWNER TO CONFIRM: the specification has no waiver text. A lawyer must supply it before anyone relies on it. */
export const waiverText: readonly string[] = [
  t`The tour is a walk over a hillside and through rooms, on stairs and through a tunnel. Ground can be uneven, sloping or wet, and light can be low.`,
  t`I take part of my own free will. I will stay with the guide, keep out of closed places, and tell the guide beforehand of anything that makes walking hard for me or for a child I sign for.`,
  t`For myself, and for a child I sign for, I release Top O’ Hill Terrace, Arlington Baptist University and their staff from claims for injury or loss that come from the ordinary risks of such a visit, as far as the law of Texas allows.`,
];

export const waiverForOthers = t`Each other guest signs their own, and a parent signs for a child: by a link that comes with your ticket, or at the door.`;

/** Version of this text. Signatures name it, and the bookings service accepts no other (waiver-version.ts). */
export const waiverVersion = '2026-11-27';
