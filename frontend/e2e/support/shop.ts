/** Where the journeys find the shop that `start-shop.ts` starts. */
const port = Number(process.env.E2E_PORT ?? 4310);

export const shopUrl = `http://localhost:${port}`;
export const shopPort = port;

/** Somebody of the shop's own people, as the journeys' shop knows them. */
export const staff = { email: 'taller@example.com', password: 'Secreta-2026' };
