/** Whether the money was taken at the door, and is refunded there. All other payments are refunded to the card. */
export function isPaidAtDoor({ method }: { readonly method: string }): boolean {
  return method === 'card_reader' || method === 'cash';
}
