/** Which types a refusal can be, so that a fragment on `Refusal` matches in the cache. Held to the public schema by a test. */
export const possibleTypes = {
  Refusal: [
    'AmountMismatch',
    'HoldNotExtendable',
    'HoldNotFound',
    'IdempotencyKeyReused',
    'InvalidInput',
    'NotSignedIn',
    'PaymentAlreadyUsed',
    'SlotClosed',
    'SlotFull',
    'TourNotOffered',
  ],
};
