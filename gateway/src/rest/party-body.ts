/** Tickets, or a number of adults: one of both is required. */
export const TICKETS_OR_SIZE = { groupSize: 'tickets' } as const;

/** A party of adults in a response. @param unitPrice US dollars, two decimals */
export const adultParty = (count: number, unitPrice: string) => ({
  party: `${count} guests`,
  tickets: [
    {
      ...{ type: 'adult', singular: 'adult', plural: 'adults', count, unitPrice },
      ...{ amount: (Number(unitPrice) * count).toFixed(2), listPrice: null, reason: null, seats: 1, proof: false },
    },
  ],
});
