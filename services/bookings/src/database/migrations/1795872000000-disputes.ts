import { CreateDisputes } from '@hilltop/payments/disputes/create-disputes';

export class Disputes1795872000000 extends CreateDisputes {}
