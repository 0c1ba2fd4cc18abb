import type { Places } from './places.ts';

interface Unit {
  readonly description: string;
  /** Lines of `[Service]`. */
  readonly service: readonly string[];
  readonly after?: string;
  /** When a timer starts it (systemd.time(7)); without it, it runs always. */
  readonly calendar?: string;
}

/** What a part that is always there may do. It writes below one folder. */
function confined(writes: string, megabytes: number): string[] {
  return [
    'User=hilltop',
    'Restart=always',
    'RestartSec=2',
    `MemoryMax=${megabytes}M`,
    `ReadWritePaths=${writes}`,
    'ProtectSystem=strict',
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
  ];
}

function unitsBy({ opt, etc, data }: Places): Record<string, Unit> {
  const current = `${opt}/current`;
  const node = `${current}/bin/node`;
  const given = (part: string): string => `EnvironmentFile=${etc}/parts/${part}`;
  // Debian's NATS 2.9 can lose what it acknowledged when the power goes; the outboxes have all of it.
  const afterBoot = `/bin/sh -c 'cd ${data}/nats && now=$$(cat /proc/sys/kernel/random/boot_id) && { [ "$$now" = "$$(cat boot 2>/dev/null)" ] || rm -rf jetstream; echo "$$now" >boot; }'`;
  const command = (words: string): string => `ExecStart=${current}/hilltop ${words}`;
  return {
    hilltop: {
      description: 'all services and the site',
      after: 'network-online.target postgresql.service hilltop-nats.service hilltop-s3.service',
      service: [
        given('hilltop'),
        `WorkingDirectory=${current}`,
        `ExecStart=${node} infra/one-process/main.ts`,
        'TimeoutStopSec=60',
        ...confined(data, 700),
      ],
    },
    'hilltop-nats': {
      description: 'events between services',
      service: [
        given('nats'),
        `ExecStartPre=${afterBoot}`,
        `ExecStart=/usr/sbin/nats-server --config ${current}/infra/small/nats.conf`,
        ...confined(`${data}/nats`, 64),
      ],
    },
    'hilltop-s3': {
      description: 'images',
      service: [
        given('s3'),
        `WorkingDirectory=${current}`,
        `ExecStart=${node} --max-old-space-size=64 infra/local/servers/s3-process.ts`,
        ...confined(`${data}/images`, 192),
      ],
    },
    'hilltop-reconcile': {
      description: 'counts whether the data of all services add up',
      calendar: '*-*-* *:20:00',
      service: [
        given('reconciliation'),
        `WorkingDirectory=${current}/infra/reconciliation`,
        `ExecStart=${node} --max-old-space-size=96 dist/main.js`,
        'User=hilltop',
        'Nice=19',
        'MemoryMax=192M',
      ],
    },
    'hilltop-backup': {
      description: 'writes a back-up',
      calendar: '*-*-* 03:30:00',
      service: [command('backup'), 'Nice=10', 'IOSchedulingClass=idle', 'MemoryMax=256M', 'PrivateTmp=yes'],
    },
    'hilltop-watch': {
      description: 'mails the owner what is wrong',
      calendar: 'hourly',
      service: [command('watch'), 'MemoryMax=192M'],
    },
  };
}

function textOf({ description, service, after, calendar }: Unit): string {
  const order = after ? [`Wants=${after}`, `After=${after}`] : [];
  const sections = [
    ['[Unit]', `Description=Hilltop: ${description}`, ...order],
    ['[Service]', ...(calendar ? ['Type=oneshot'] : []), ...service],
    ...(calendar ? [] : [['[Install]', 'WantedBy=multi-user.target']]),
  ];
  return sections.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** systemd's files by name: services, and timers for those that run now and then. */
export function unitFiles(places: Places): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, unit] of Object.entries(unitsBy(places))) {
    files.set(`${name}.service`, textOf(unit));
    if (!unit.calendar) continue;
    // A machine that was off catches up.
    const timer = ['[Timer]', `OnCalendar=${unit.calendar}`, 'RandomizedDelaySec=300', 'Persistent=true'];
    const install = ['', '[Install]', 'WantedBy=timers.target', ''];
    files.set(
      `${name}.timer`,
      ['[Unit]', `Description=Hilltop: ${unit.description}`, '', ...timer, ...install].join('\n'),
    );
  }
  const caddy = ['[Service]', `EnvironmentFile=${places.etc}/parts/caddy`, 'MemoryMax=64M', ''];
  files.set('caddy.service.d/hilltop.conf', caddy.join('\n'));
  return files;
}
