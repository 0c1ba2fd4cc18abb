import { t } from '@lingui/core/macro';
/** Also says how long we keep the answer. */
export const needsHint = t`A ramp, a chair at each stop, a guide who speaks up. Only our guides and front desk see this, and we delete it the day after your visit.`;
