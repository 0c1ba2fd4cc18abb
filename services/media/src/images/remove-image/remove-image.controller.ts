import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { type Problem, ProblemError } from '@hilltop/platform/outcome/problem';
import { Controller, Delete, Param, UseGuards } from '@nestjs/common';
import { CallingStaff, IdentityGuard, OnlyFor } from '../../http/identity.guard.js';
import { notFound } from '../../http/problems.js';
import type { ImageUse } from '../../uses/image-use.entity.js';
import { useView } from '../image.view.js';
import { isImageName } from '../image-name.js';
import { RemoveImage } from './remove-image.js';

const imageInUse = (uses: readonly ImageUse[]): Problem => ({
  name: 'image-in-use',
  status: 409,
  title: 'This image is in use.',
  detail: `It is shown by ${uses.map(({ productName }) => productName).join(', ')}.`,
  facts: { usedBy: uses.map(useView) },
});

/** Product.md §7, for managers. */
@Controller('upload')
@UseGuards(IdentityGuard)
export class RemoveImageController {
  constructor(private readonly removeImage: RemoveImage) {}

  @Delete(':filename')
  @OnlyFor('manager')
  async remove(
    @Param('filename') filename: string,
    @CallingStaff() staff: StaffIdentity | null,
  ): Promise<{ filename: string }> {
    const outcome = isImageName(filename) ? await this.removeImage.execute(filename, staff) : 'unknown';
    if (outcome === 'unknown') throw new ProblemError(notFound);
    if (outcome !== 'removed') throw new ProblemError(imageInUse(outcome.usedBy));
    return { filename };
  }
}
