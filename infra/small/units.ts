import { places } from './machine.ts';

interface Unit {
  readonly name: string;
  readonly description: string;
  /** Lines of `[Service]`. */
  readonly lines: readonly string[];
  readonly after?: string;
  /** When a timer starts it (systemd.time(7)); without it, it runs always. */
  readonly calendar?: string;
}

const { opt, etc, data } = places;
const current = `${opt}/current`;
const node = `ExecStart=${current}/bin/node`;
const given = (part: string): string => `EnvironmentFile=${etc}/parts/${part}`;

/** What a part that is always there may do. It writes below one folder. */
const confined = (folder: string, megabytes: number): string[] => [
  ...['User=hilltop', 'Restart=always', 'RestartSec=2', `MemoryMax=${megabytes}M`, `WorkingDirectory=${current}`],
  ...[
    'ProtectSystem=strict',
    `ReadWritePaths=${folder}`,
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'NoNewPrivileges=yes',
  ],
];

// NATS of Debian (2.9) can lose with the power what it acknowledged. The outboxes have all of it, and fill an empty store.
const emptyAfterBoot = `ExecStartPre=/bin/sh -c 'cd ${data}/nats && now=$$(cat /proc/sys/kernel/random/boot_id) && { [ "$$now" = "$$(cat boot 2>/dev/null)" ] || rm -rf jetstream; echo "$$now" >boot; }'`;

const units: readonly Unit[] = [
  {
    name: 'hilltop',
    description: 'all services and the site',
    after: 'network-online.target postgresql.service hilltop-nats.service hilltop-s3.service',
    lines: [given('hilltop'), `${node} infra/one-process/main.ts`, 'TimeoutStopSec=60', ...confined(data, 700)],
  },
  {
    name: 'hilltop-nats',
    description: 'events between services',
    lines: [
      given('nats'),
      emptyAfterBoot,
      `ExecStart=/usr/sbin/nats-server --config ${current}/infra/small/nats.conf`,
      ...confined(`${data}/nats`, 64),
    ],
  },
  {
    name: 'hilltop-nats-check',
    description: 'does NATS still keep events?',
    calendar: 'minutely',
    lines: [
      given('nats'),
      `ExecStart=/bin/sh -c '${current}/infra/compose/nats-check.sh || systemctl kill --signal=KILL hilltop-nats'`,
    ],
  },
  {
    name: 'hilltop-s3',
    description: 'images, in files',
    lines: [
      given('s3'),
      `${node} --max-old-space-size=64 infra/local/servers/s3-process.ts`,
      ...confined(`${data}/images`, 192),
    ],
  },
  {
    name: 'hilltop-reconcile',
    description: 'do the data of all services add up?',
    calendar: '*-*-* *:20:00',
    lines: [
      given('reconciliation'),
      `${node} ${current}/infra/reconciliation/dist/main.js`,
      'User=hilltop',
      'MemoryMax=192M',
    ],
  },
  {
    name: 'hilltop-backup',
    description: 'a back-up each night',
    calendar: '*-*-* 03:30:00',
    lines: [`ExecStart=${current}/hilltop backup`, 'Nice=10', 'IOSchedulingClass=idle', 'PrivateTmp=yes'],
  },
  {
    name: 'hilltop-watch',
    description: 'mails the owner what is wrong',
    calendar: 'hourly',
    lines: [`ExecStart=${current}/hilltop watch`],
  },
];

/** The parts that run always, and the timers. */
export const unitNames = [...units.map(({ name, calendar }) => (calendar ? `${name}.timer` : name)), 'caddy'];

function textOf(...sections: readonly (readonly string[])[]): string {
  return sections.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** systemd's files by name: services, and timers for those that run now and then. A machine that was off catches up. */
export function unitFiles(): Map<string, string> {
  const files = new Map([
    ['caddy.service.d/hilltop.conf', textOf(['[Service]', given('caddy'), 'MemoryMax=64M'])],
    // Debian's unit leaves it off when it has ended.
    ['postgresql@.service.d/hilltop.conf', textOf(['[Service]', 'Restart=always', 'RestartSec=5'])],
  ]);
  for (const { name, description, lines, after, calendar } of units) {
    const unit = ['[Unit]', `Description=Hilltop: ${description}`];
    const order = after ? [`Wants=${after}`, `After=${after}`] : [];
    const service = ['[Service]', ...(calendar ? ['Type=oneshot'] : []), ...lines];
    const install = (target: string): string[] => ['[Install]', `WantedBy=${target}`];
    files.set(
      `${name}.service`,
      textOf([...unit, ...order], service, ...(calendar ? [] : [install('multi-user.target')])),
    );
    const timer = ['[Timer]', `OnCalendar=${calendar}`, 'AccuracySec=10', 'Persistent=true'];
    if (calendar) files.set(`${name}.timer`, textOf(unit, timer, install('timers.target')));
  }
  return files;
}
