import { greetingOf } from './greeting.js';

describe('greetingOf', () => {
  it.each([
    ['Laura', 'Hola, Laura:'],
    ['J.J.', 'Hola, J.J.:'],
    ['Ma.Elena', 'Hola, Ma.Elena:'],
    ['', 'Hola:'],
    ['premio.com', 'Hola:'],
    ['a/b', 'Hola:'],
    ['a'.repeat(41), 'Hola:'],
  ])('greets %j as %j', (name, greeting) => {
    expect(greetingOf(name)).toBe(greeting);
  });
});
