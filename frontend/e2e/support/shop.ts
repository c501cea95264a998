/** A composed shop to test (docker/test.sh); unset, `start-shop.ts` starts one for all tests. */
export const composedShop = process.env.E2E_BASE_URL;

const port = Number(process.env.E2E_PORT ?? 4310);

export const shopUrl = composedShop ?? `http://localhost:${port}`;
export const shopPort = port;

/** Staff account of the tests' shop. */
export const staff = { email: 'taller@example.com', password: 'Secreta-2026' };
