import { type FragmentDefinitionNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';

/** How large a selection is when it is executed. */
export interface Measure {
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  readonly directives: number;
}

type Fragments = (name: string) => FragmentDefinitionNode | null | undefined;

const nothing: Measure = { depth: 0, fields: 0, aliases: 0, directives: 0 };

const beside = (one: Measure, other: Measure): Measure => ({
  depth: Math.max(one.depth, other.depth),
  fields: one.fields + other.fields,
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
});

/**
 * Measures selections of one document. Each fragment is measured once, so that fragments that spread one another many
 * times over cost no time here, whatever they add up to; one that spreads itself counts as empty (another rule refuses it).
 */
export class SelectionMeasurer {
  private readonly known = new Map<string, Measure>();

  constructor(private readonly fragments: Fragments) {}

  measure(set: SelectionSetNode | undefined): Measure {
    return (set?.selections ?? []).reduce((sum, selection) => beside(sum, this.selection(selection)), nothing);
  }

  private selection(node: SelectionNode): Measure {
    const own = { ...nothing, directives: node.directives?.length ?? 0 };
    if (node.kind === Kind.FRAGMENT_SPREAD) return beside(own, this.fragment(node.name.value));
    const inner = this.measure(node.selectionSet);
    if (node.kind === Kind.INLINE_FRAGMENT) return beside(own, inner);
    const field = { depth: inner.depth + 1, fields: 1, aliases: node.alias ? 1 : 0, directives: 0 };
    return beside(beside(own, field), inner);
  }

  private fragment(name: string): Measure {
    const known = this.known.get(name);
    if (known) return known;
    this.known.set(name, nothing);
    const measured = this.measure(this.fragments(name)?.selectionSet);
    this.known.set(name, measured);
    return measured;
  }
}
