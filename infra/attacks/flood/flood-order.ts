/** A flood of requests from one address. */
export interface FloodOrder {
  readonly port: number;
  /** The local address that it comes from, 127.x.y.z. */
  readonly from: string;
  readonly sockets: number;
  /** Requests that each socket writes without waiting for answers. */
  readonly perSocket: number;
  /** As sent over the wire. Sockets write them in turn. */
  readonly requests: readonly string[];
  readonly reads: boolean;
}
