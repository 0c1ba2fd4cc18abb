import type { Type } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { HouseDetails } from './house-details.entity.js';

/**
 * Adds the house's telephone number to refusals that end in "call us"; none before content's first event.
 * @param types GraphQL types of these refusals @returns their resolvers, for the providers of a module
 */
export function callUs(...types: readonly string[]): Type[] {
  return types.map((type) => {
    @Resolver(type)
    class CallUsResolver {
      constructor(private readonly dataSource: DataSource) {}

      @ResolveField('message')
      async message(@Parent() { message }: { readonly message: string }): Promise<string> {
        if (!message.endsWith('call us.')) return message;
        const house = await this.dataSource.manager.findOneBy(HouseDetails, { id: 1 });
        return house ? `${message.slice(0, -1)} at ${house.phone}.` : message;
      }
    }
    return CallUsResolver;
  });
}
