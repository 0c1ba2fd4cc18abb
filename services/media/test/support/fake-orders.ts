import { startFakeSubgraph } from '@hilltop/platform/testing/fake-subgraph';

interface KeptFile {
  readonly name: string;
  readonly kind: string;
  readonly groupId: string | null;
  readonly staffId: string | null;
}

interface Asked {
  readonly token?: string | null;
  readonly id?: string | null;
  readonly names?: readonly string[];
  readonly file?: KeptFile;
}

const MOST = 10;

/** Stands in for orders, with one group. */
export async function startFakeOrders() {
  const group = { id: '7d2b0a52-9f6e-4a5a-9a53-54c6a4a5d0b1', number: 'HG-7K3M-9QXW' };
  const token = 'a-link';
  const kept = new Map<string, KeptFile>();
  const full = () => [...kept.values()].filter(({ groupId }) => groupId === group.id).length >= MOST;
  const server = await startFakeSubgraph('orders', ({ token: given, id, names = [], file }: Asked, query) => {
    if (query.includes('keepGroupFile') && file) {
      if (file.groupId !== null && full()) return { keepGroupFile: false };
      kept.set(file.name, file);
      return { keepGroupFile: true };
    }
    if (query.includes('keptGroupFiles')) return { keptGroupFiles: names.filter((name) => kept.has(name)) };
    if (query.includes('w9OfLink')) {
      const w9 = [...kept.values()].findLast(({ kind }) => kind === 'w9');
      return { w9OfLink: given === token ? (w9?.name ?? null) : null };
    }
    return { groupOfFile: given === token || id === group.id ? { ...group, isFull: full() } : null };
  });
  return Object.assign(server, { group, token, kept });
}
