import { readSettings } from '../../simulators/wompi/settings.js';

describe('the settings of the payment simulator', () => {
  it('are complete when nothing is set', () => {
    expect(readSettings({})).toMatchObject({
      port: 3001,
      publicKey: 'pub_test_simulator',
      eventsUrl: 'http://localhost:3000/api/wompi/events',
      timeScale: 1,
    });
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [{ WOMPI_PUBLIC_KEY: 'pub_prod_x' }, 'WOMPI_PUBLIC_KEY must begin with pub_test_'],
    [{ WOMPI_PRIVATE_KEY: 'prv_prod_x' }, 'WOMPI_PRIVATE_KEY must begin with prv_test_'],
    [{ WOMPI_INTEGRITY_SECRET: 'prod_integrity_x' }, 'WOMPI_INTEGRITY_SECRET must begin with test_integrity_'],
    [{ WOMPI_EVENTS_SECRET: 'prod_events_x' }, 'WOMPI_EVENTS_SECRET must begin with test_events_'],
    [{ SIMULATOR_EVENTS_URL: 'https://shop.example.com/api' }, 'leads to shop.example.com'],
    [{ SIMULATOR_TIME_SCALE: 'fast' }, 'SIMULATOR_TIME_SCALE must be a number'],
  ])('refuse %j', (env, reason) => {
    expect(() => readSettings(env)).toThrow(reason);
  });

  it('allow another host for events once it is named', () => {
    const env = { SIMULATOR_EVENTS_URL: 'http://shop:3000/api', SIMULATOR_EVENTS_HOSTS: 'other, shop' };
    expect(readSettings(env).eventsUrl).toBe('http://shop:3000/api');
  });
});
