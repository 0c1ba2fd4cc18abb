/** Derived from the code (FNV-1a), so that a booking has the same card on screen, on paper and in the mail. */
export function dealtFrom<Card>(deck: readonly Card[], confirmationCode: string): Card {
  let hash = 0x811c9dc5;
  for (const letter of confirmationCode) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const card = deck[hash % deck.length];
  if (card === undefined) throw new Error('the deck has no cards');
  return card;
}
