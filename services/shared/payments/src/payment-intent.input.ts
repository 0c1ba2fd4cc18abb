import { lineField } from '@hilltop/platform/values/typed-text';
import { z } from 'zod';
import { faults } from './refusals.en.js';

const MOST = 255;

export const paymentIntentIdField = lineField().min(1, faults.noReference).max(MOST, faults.longReference(MOST));

/** Reads the reference also from a payload that is invalid for another reason. */
export const paymentReference = z.object({ paymentIntentId: paymentIntentIdField });
