interface NamedPhone {
  readonly deviceId: string;
  readonly deviceLabel: string | null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The name that staff gave a phone, or the first characters of its id. */
export function phoneName({ deviceId, deviceLabel }: NamedPhone): string {
  return deviceLabel ?? (UUID.test(deviceId) ? `Phone ${deviceId.slice(0, 4)}` : deviceId);
}
