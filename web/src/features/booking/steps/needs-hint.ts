/** What becomes of what a party says that it needs to get around. */
export const needsHint =
  'A ramp, a chair at each stop, a guide who speaks up. Only our guides and front desk see this, and we delete it the day after your visit.';
