/** The address of a group. @param number e.g. `HG-7K3M-9QXW` */
export function groupSheet(number: string): string {
  return `/admin?${new URLSearchParams({ tab: 'groups', search: number })}`;
}
