import { wordsOfBill } from '@hilltop/contracts/house/document-words';
import { readHouse } from '@hilltop/house/read-house';
import { documentFileName, drawDocument, PDF } from '@hilltop/platform/documents/draw-document';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { httpProblem } from '../errors/http-problems.js';
import type { ShowBillQuery } from '../generated/operations.js';
import { pdfPolicy } from '../rendering/content-policy.js';
import { showBillFile } from './bills.routes.js';
import { Call, type RestCall } from './call.decorator.js';
import { RestAdapter } from './rest-adapter.js';

const { name, town, region } = readHouse().facts;

/** Draws the documents of groups from what orders stored, for those who have the link of a bill. */
@Controller('api/bills')
export class BillsController {
  constructor(private readonly rest: RestAdapter) {}

  @Get(':token/:number.pdf')
  async file(
    @Call() call: RestCall,
    @Param('token') token: string,
    @Param('number') number: string,
  ): Promise<StreamableFile> {
    const { groupBill, siteContent } = (await this.rest.run(showBillFile, call, () => ({ token }))) as ShowBillQuery;
    // Before content has an address, as on the printed page.
    const house = { name, ...(siteContent?.house ?? { town: `${town}, ${region}` }) };
    const words = groupBill && wordsOfBill(number, groupBill, house);
    if (!words) throw new ProblemError(httpProblem(404));
    void call.reply
      .header('content-type', PDF)
      .header('content-disposition', `inline; filename="${documentFileName(number)}"`)
      .header('content-security-policy', pdfPolicy)
      .header('cache-control', 'no-store');
    return new StreamableFile(await drawDocument(words));
  }
}
