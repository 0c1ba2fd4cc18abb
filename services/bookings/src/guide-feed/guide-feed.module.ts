import { Module } from '@nestjs/common';
import { GuideFeedResolver } from './guide-feed.resolver.js';
import { GuideFeeds } from './guide-feeds.js';
import { GuideTimes } from './guide-times.js';

@Module({ providers: [GuideFeeds, GuideTimes, GuideFeedResolver] })
export class GuideFeedModule {}
