/** Whether money was taken at the door, and is given back there. Online and through an order it goes by card. */
export function isPaidAtDoor({ method }: { readonly method: string }): boolean {
  return method === 'card_reader' || method === 'cash';
}
