import type { Type } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { HouseDetails } from './house-details.entity.js';

/**
 * Adds the house's telephone number, none before content's first event, and the way to write, to refusals that end in "call us".
 * @param types GraphQL types of these refusals @returns their resolvers, for the providers of a module
 */
export function callOrWrite(...types: readonly string[]): Type[] {
  return callUs(types, ', or write to us on our contact page');
}

/** The telephone number alone, where writing is what was refused. */
export function callUs(types: readonly string[], orElse = ''): Type[] {
  return types.map((type) => {
    @Resolver(type)
    class CallUsResolver {
      constructor(private readonly dataSource: DataSource) {}

      @ResolveField('message')
      async message(@Parent() { message }: { readonly message: string }): Promise<string> {
        if (!message.endsWith('call us.')) return message;
        const house = await this.dataSource.manager.findOneBy(HouseDetails, { id: 1 });
        return `${message.slice(0, -1)}${house ? ` at ${house.phone}` : ''}${orElse}.`;
      }
    }
    return CallUsResolver;
  });
}
