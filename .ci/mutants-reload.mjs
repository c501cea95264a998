// Loads modules of the shop again: what a module with `reload` in its address imports gets it too, except for libraries.

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const resolved = await next(specifier, context);
  const [reload] = /reload=\d+/.exec(context.parentURL ?? '') ?? [];
  if (!reload || !resolved.url.startsWith('file:') || resolved.url.includes('/node_modules/')) return resolved;
  return { ...resolved, url: `${resolved.url}?${reload}` };
}
