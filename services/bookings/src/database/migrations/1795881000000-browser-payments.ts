import { CreateBrowserPayments } from '@hilltop/payments/started-payments/create-browser-payments';

export class BrowserPayments1795881000000 extends CreateBrowserPayments {}
