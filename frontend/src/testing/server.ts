import { setupServer } from 'msw/node';

/** The API in component tests; each test adds its handlers. */
export const server = setupServer();
