import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.ts';

describe('the settings of a start', () => {
  it('have a default for everything', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ sitePort: 8080, inboxPort: 1080, natsUrl: undefined, smtpUrl: undefined });
    expect(settings.data).toBe(`${settings.root}/.hilltop`);
    expect(settings.tools).toBe(`${settings.root}/.hilltop/tools`);
    expect(settings.reconcileEveryMinutes).toBe(60);
    expect(settings.replicasOf('bookings')).toBe(1);
    expect(settings.databaseOf('bookings')).toBeUndefined();
  });

  it('take what is said, per service', () => {
    const settings = readSettings({
      PORT: '8081',
      HILLTOP_DATA: '/srv/hilltop',
      BOOKINGS_REPLICAS: '3',
      BOOKINGS_DATABASE_URL: 'postgres://db.example/bookings',
      NATS_URL: 'nats://one.example:4222,nats://two.example:4222',
    });
    expect(settings).toMatchObject({ sitePort: 8081, data: '/srv/hilltop', tools: `${settings.root}/.hilltop/tools` });
    expect(settings.replicasOf('bookings')).toBe(3);
    expect(settings.replicasOf('notifications')).toBe(1);
    expect(settings.databaseOf('bookings')).toBe('postgres://db.example/bookings');
    expect(settings.databaseOf('notifications')).toBeUndefined();
    expect(settings.natsUrl).toBe('nats://one.example:4222,nats://two.example:4222');
  });

  it.each([
    [{ HOUSE: 'castle' }, 'HOUSE is "castle": it must be one of hill'],
    [{ PORT: 'eighty' }, 'PORT is "eighty"'],
    [{ PORT: '0' }, 'PORT is "0"'],
    [{ MAIL_PORT: '70000' }, 'MAIL_PORT is "70000"'],
    [{ PORT: '1080' }, 'PORT and MAIL_PORT are both 1080'],
    [{ NATS_URL: 'somewhere' }, 'NATS_URL is not a URL'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT is set without its keys'],
  ])('refuse %j in one sentence', (source, words) => {
    expect(() => readSettings(source)).toThrow(words);
  });

  it('refuse a wrong number of replicas when it is asked for', () => {
    expect(() => readSettings({ BOOKINGS_REPLICAS: '0' }).replicasOf('bookings')).toThrow('from 1 to 32');
  });

  it('let the site have the port of the inbox when mail goes elsewhere', () => {
    expect(readSettings({ PORT: '1080', SMTP_URL: 'smtp://mail.example:25' }).sitePort).toBe(1080);
  });

  it('hand on what a part may be told, and nothing else', () => {
    const { passedThrough } = readSettings({
      LOG_LEVEL: 'debug',
      HOLDS_PER_CALLER: '9',
      TRACE_RATIO: '0.1',
      AWS_SECRET: 'x',
      PORT: '8081',
    });
    expect(passedThrough).toEqual({ HOUSE: 'hill', LOG_LEVEL: 'debug', HOLDS_PER_CALLER: '9', TRACE_RATIO: '0.1' });
  });
});
