/** Documents the path parameter `id`: the random id of a `thing`, such as 'order'. */
export function idParam(thing: string, name = 'id') {
  return {
    name,
    description: `Random id of the ${thing}.`,
    schema: { type: 'string', format: 'uuid' },
    example: '7b0e6a52-35a2-4d39-8c8b-1a39a2b1f0de',
  } as const;
}
