import type { Type } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DataSource } from 'typeorm';
import { HouseDetails } from './house-details.entity.js';

/** How a refusal says it in each language, and what is added. */
const SAID = [
  { end: 'call us.', at: ' at ', orWrite: ', or write to us on our contact page' },
  { end: 'llámenos.', at: ' al ', orWrite: ', o escríbanos desde nuestra página de contacto' },
] as const;

/**
 * Adds the house's telephone number, none before content's first event, and the way to write, to refusals that end in "call us".
 * @param types GraphQL types of these refusals @returns their resolvers, for the providers of a module
 */
export function callOrWrite(...types: readonly string[]): Type[] {
  return resolversOf(types, true);
}

/** The telephone number alone, where writing is what was refused. */
export function callUs(types: readonly string[]): Type[] {
  return resolversOf(types, false);
}

function resolversOf(types: readonly string[], canWrite: boolean): Type[] {
  return types.map((type) => {
    @Resolver(type)
    class CallUsResolver {
      constructor(private readonly dataSource: DataSource) {}

      @ResolveField('message')
      async message(@Parent() { message }: { readonly message: string }): Promise<string> {
        const said = SAID.find(({ end }) => message.endsWith(end));
        if (!said) return message;
        const house = await this.dataSource.manager.findOneBy(HouseDetails, { id: 1 });
        return `${message.slice(0, -1)}${house ? said.at + house.phone : ''}${canWrite ? said.orWrite : ''}.`;
      }
    }
    return CallUsResolver;
  });
}
