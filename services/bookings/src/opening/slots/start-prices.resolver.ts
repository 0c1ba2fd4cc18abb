import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { z } from 'zod';
import type { StartPricesResult } from '../../generated/schema-types.js';
import { startPriceViews } from '../../prices/ticket.views.js';
import { SlotFinder } from './slot-finder.js';
import { slotSelectionFields } from './slot-selection.input.js';

const { tourType, tourId, tourDate, tourTime } = slotSelectionFields;
const startInput = z.object({ tourType, tourId, tourDate, tourTime });

@Resolver()
export class StartPricesResolver {
  constructor(private readonly slotFinder: SlotFinder) {}

  @Query('startPrices')
  async ofStart(@Args() given: unknown): Promise<StartPricesResult> {
    const parsed = parseInput(startInput, given);
    if (!parsed.ok) return parsed.refusal;
    const found = await this.slotFinder.start({ ...parsed.value, guests: 1 }, { anyDay: true });
    if ('__typename' in found) return found;
    return { __typename: 'StartPrices', tourId: found.tour.id, prices: startPriceViews(found.prices, found.start) };
  }
}
