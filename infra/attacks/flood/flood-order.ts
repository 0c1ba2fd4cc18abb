/** A flood of requests from one address. */
export interface FloodOrder {
  readonly port: number;
  /** The address on this machine that it comes from, 127.x.y.z. */
  readonly from: string;
  readonly sockets: number;
  /** Requests that each socket writes at once, without waiting for answers. */
  readonly perSocket: number;
  /** Requests as they are on the wire. Sockets write them in turn. */
  readonly requests: readonly string[];
  /** Whether answers are read. */
  readonly reads: boolean;
}
