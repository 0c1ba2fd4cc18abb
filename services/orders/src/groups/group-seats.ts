import { SubgraphUnavailableError } from '@hilltop/platform/graphql/subgraph-client';
import { Injectable } from '@nestjs/common';
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

/** @returns null while bookings does not answer */
export async function unlessSilent<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof SubgraphUnavailableError) return null;
    throw error;
  });
}

/** Asks bookings for the seats of groups. Each request has the group's revision, and can be repeated. */
@Injectable()
export class GroupSeats {
  constructor(private readonly bookings: BookingsClient) {}

  /** Null for a tour that takes no groups. @throws SubgraphUnavailableError */
  async day(tourId: string, day: string): Promise<GroupDay | null> {
    return (await this.bookings.read(GroupDayDocument, { tourId, day })).groupDay;
  }

  /** Does the step of the group. @param peoplePerGuide by its conditions @throws SubgraphUnavailableError */
  async drive(
    group: Group,
    quote: GroupQuote,
    { organization, peoplePerGuide }: { readonly organization: string; readonly peoplePerGuide: number },
  ): Promise<SeatsAnswer> {
    const { id, number, revision, state, step, stepFacts, tourId, holdIds, displacedAt } = group;
    const asked = { id, number, revision, peoplePerGuide };
    // A closing ended what it held, so that there is nothing to change.
    if (step === 'holding' || (step === 'changing' && state === 'accepted' && displacedAt)) {
      const input = { tourId, parts: partsOf(quote), heldUntil: stepFacts?.heldUntil ?? '' };
      return answerOf((await this.bookings.read(HoldGroupVisitDocument, { group: asked, input })).holdGroupVisit);
    }
    if (step === 'changing') {
      const input = { tourId, parts: partsOf(quote), name: organization, heldUntil: stepFacts?.heldUntil ?? null };
      return answerOf((await this.bookings.read(ChangeGroupVisitDocument, { group: asked, input })).changeGroupVisit);
    }
    if (step === 'booking') {
      const variables = { group: asked, name: organization, holdIds: [...(holdIds ?? [])] };
      return answerOf((await this.bookings.read(BookGroupVisitDocument, variables)).bookGroupVisit);
    }
    return answerOf((await this.bookings.read(ReleaseGroupVisitDocument, { group: asked })).releaseGroupVisit);
  }

  /** Null without any. @throws SubgraphUnavailableError */
  async of(groupId: string): Promise<SeatedParts | null> {
    return (await this.bookings.read(SeatsOfGroupDocument, { groupId })).groupVisit?.parts ?? null;
  }
}

function partsOf({ parts }: GroupQuote) {
  return parts.map(({ startsAt: _, ...part }) => part);
}

function answerOf(answer: SeatsOfGroupFragment): SeatsAnswer {
  if (answer.__typename !== 'GroupVisit') return { refused: answer.message };
  return { holdIds: answer.parts.flatMap(({ holdId }) => holdId ?? []) };
}
