import { Query, Resolver } from '@nestjs/graphql';
import type { SiteContent } from '../../generated/schema-types.js';
import { ShowContent } from './show-content.js';

@Resolver()
export class ShowContentResolver {
  constructor(private readonly showContent: ShowContent) {}

  @Query('siteContent')
  show(): Promise<SiteContent> {
    return this.showContent.execute();
  }
}
