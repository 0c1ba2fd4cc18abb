import type { MoneyCorrection } from '../../generated/schema-types.js';
import type { Correction } from './correction.entity.js';

export function correctionView({ movementId, corrects, reason, at }: Correction): MoneyCorrection {
  return {
    __typename: 'MoneyCorrection',
    movementId: corrects,
    byMovementId: movementId,
    reason,
    at: at.toISOString(),
  };
}
