import { SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import {
  BookGroupVisitDocument,
  ChangeGroupVisitDocument,
  GroupDayDocument,
  type GroupDayQuery,
  HoldGroupVisitDocument,
  ReleaseGroupVisitDocument,
  SeatsOfGroupDocument,
  type SeatsOfGroupFragment,
  type SeatsOfGroupQuery,
} from '../generated/bookings-queries.js';
import { BookingsClient } from '../lines/bookings-client.js';
import type { Group } from './group.entity.js';
import type { GroupQuote } from './group-quote.entity.js';

export type GroupDay = NonNullable<GroupDayQuery['groupDay']>;
export type SeatedParts = NonNullable<SeatsOfGroupQuery['groupVisit']>['parts'];

/** What bookings did with the seats of a group, or the sentence why it did not. */
export type SeatsAnswer = { readonly holdIds: readonly string[] } | { readonly refused: string };

/** Asks bookings for the seats of groups. Each request has the group's revision, and can be repeated. */
@Injectable()
export class GroupSeats {
  constructor(
    private readonly bookings: BookingsClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Null for a tour that takes no groups. @throws SubgraphUnavailableError */
  async day(tourId: string, day: string): Promise<GroupDay | null> {
    return (await this.bookings.read(GroupDayDocument, { tourId, day })).groupDay;
  }

  /** Does the step of the group. @throws SubgraphUnavailableError */
  async drive(group: Group, quote: GroupQuote, organization: string): Promise<SeatsAnswer> {
    const { id, number, revision, step, stepFacts, tourId, holdIds } = group;
    const asked = { id, number, revision };
    if (step === 'holding') {
      const input = { tourId, parts: partsOf(quote), heldUntil: stepFacts?.heldUntil ?? '' };
      return answerOf((await this.bookings.read(HoldGroupVisitDocument, { group: asked, input })).holdGroupVisit);
    }
    if (step === 'changing') {
      const input = { tourId, parts: partsOf(quote), name: organization, heldUntil: null };
      return answerOf((await this.bookings.read(ChangeGroupVisitDocument, { group: asked, input })).changeGroupVisit);
    }
    if (step === 'booking') {
      const variables = { group: asked, name: organization, holdIds: [...(holdIds ?? [])] };
      return answerOf((await this.bookings.read(BookGroupVisitDocument, variables)).bookGroupVisit);
    }
    return answerOf((await this.bookings.read(ReleaseGroupVisitDocument, { group: asked })).releaseGroupVisit);
  }

  /** Null without any, or while bookings does not answer. */
  async of(groupId: string): Promise<SeatedParts | null> {
    try {
      return (await this.bookings.read(SeatsOfGroupDocument, { groupId })).groupVisit?.parts ?? null;
    } catch (error) {
      if (!(error instanceof SubgraphUnavailableError)) throw error;
      this.logger.warn({ group: groupId, err: error }, 'the seats of a group are not shown');
      return null;
    }
  }
}

function partsOf({ parts }: GroupQuote) {
  return parts.map(({ startsAt: _, ...part }) => part);
}

function answerOf(answer: SeatsOfGroupFragment): SeatsAnswer {
  if (answer.__typename !== 'GroupVisit') return { refused: answer.message };
  return { holdIds: answer.parts.flatMap(({ holdId }) => holdId ?? []) };
}
