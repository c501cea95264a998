/** URL of the shop that `start-shop.ts` starts for all tests. */
const port = Number(process.env.E2E_PORT ?? 4310);

export const shopUrl = `http://localhost:${port}`;
export const shopPort = port;

/** Staff account of the tests' shop. */
export const staff = { email: 'taller@example.com', password: 'Secreta-2026' };
