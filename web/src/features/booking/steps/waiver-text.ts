/**
 * The liability waiver. FOR THE OWNER TO CONFIRM: the specification names the waiver but not its text. A lawyer must
 * supply the text before anyone relies on it.
 */
export const waiverText: readonly string[] = [
  'The tour is a walk over a hillside and through old rooms, stairs and a tunnel. Ground can be uneven, sloping or wet, and light can be low.',
  'I take part, and bring my party, of our own free will. I will keep us with the guide, stay out of closed places, and tell the guide beforehand of anything that makes walking hard for one of us.',
  'For myself and those I book for, I release Top O’ Hill Terrace, Arlington Baptist University and their staff from claims for injury or loss that come from the ordinary risks of such a visit, as far as the law of Texas allows.',
];

/** Version of this text. Signatures name it, and the bookings service accepts no other (waiver-version.ts). */
export const waiverVersion = '2026-11';
