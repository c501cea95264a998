import { setupServer } from 'msw/node';

/** The API as a component test sees it; each test says what it answers. */
export const server = setupServer();
