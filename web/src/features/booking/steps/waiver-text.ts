/**
 * The liability waiver. FOR THE OWNER TO CONFIRM: the specification names the waiver and not its words; a lawyer of the
 * house must put theirs here before anybody relies on it.
 */
export const waiverText: readonly string[] = [
  'The tour is a walk over a hillside and through old rooms, stairs and a tunnel. Ground can be uneven, sloping or wet, and light can be low.',
  'I take part, and bring my party, of our own free will. I will keep us with the guide, stay out of closed places, and tell the guide beforehand of anything that makes walking hard for one of us.',
  'For myself and those I book for, I release Top O’ Hill Terrace, Arlington Baptist University and their staff from claims for injury or loss that come from the ordinary risks of such a visit, as far as the law of Texas allows.',
];

/** Of these words. Signatures name it, and the bookings service takes no other (waiver-version.ts). */
export const waiverVersion = '2026-11';
