import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StaffVoucher, VoucherIssued } from '../generated/schema-types.js';
import { showCode } from './codes/code-text.js';
import { VoucherCodes } from './codes/voucher-codes.js';
import { ReadVoucherStories } from './read-voucher-stories.js';
import { Voucher } from './voucher.entity.js';
import { staffVoucherView } from './voucher.views.js';

/** Only the member of staff who made a change gets the code. */
@Injectable()
export class VoucherWithCode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: VoucherCodes,
    private readonly stories: ReadVoucherStories,
  ) {}

  async read(id: string): Promise<VoucherIssued> {
    const { voucher, view } = await this.find(id);
    return { __typename: 'VoucherIssued', voucher: view, code: showCode(this.codes.codeOf(voucher)) };
  }

  async view(id: string): Promise<StaffVoucher> {
    return (await this.find(id)).view;
  }

  private async find(id: string): Promise<{ voucher: Voucher; view: StaffVoucher }> {
    const voucher = await this.dataSource.manager.findOneByOrFail(Voucher, { id });
    return { voucher, view: staffVoucherView(await this.stories.one(voucher)) };
  }
}
