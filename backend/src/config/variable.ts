import { isEmail, isURL } from 'class-validator';
import { z } from 'zod';
import { StartupError } from '../common/startup-error.js';

/** The only declaration of an environment variable: its type, check, default, and row in docs/configuration.md. */
export interface Variable<T = unknown> {
  readonly name: string;
  /** Checks the text and converts it. Its messages continue a sentence that begins with the name. */
  readonly type: z.ZodType<T>;
  readonly meaning: string;
  /** The meaning of an unset variable, where the default of the type does not describe it. */
  readonly unset?: string;
  /** The value or requirement in production, where it differs from `unset`. */
  readonly inProduction?: string;
  /** Production does not start without it. */
  readonly required?: true;
}

export type Variables = Readonly<Record<string, Variable>>;

/** The settings that these variables give. */
export type Values<V extends Variables> = { readonly [K in keyof V]: z.output<V[K]['type']> };

/** Reads and checks these variables; a bad one stops the start with one sentence that names it. */
export function readVariables<V extends Variables>(variables: V, source: NodeJS.ProcessEnv): Values<V> {
  const values = Object.entries(variables).map(([key, { name, type }]) => {
    // An empty variable is how shells and compose files spell "not set".
    const result = type.safeParse(source[name]?.trim() ? source[name] : undefined);
    if (result.success) return [key, result.data];
    return refuse(`${name} ${result.error.issues[0]?.message}`);
  });
  return Object.fromEntries(values) as Values<V>;
}

/** Stops the start with this sentence. */
export function refuse(sentence: string): never {
  throw new StartupError(`${sentence} (see docs/configuration.md).`);
}

const PORT_NUMBER = /^([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/;
const LOCAL_URL = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

export const text = z.string();
export const portNumber = text.regex(PORT_NUMBER, 'must be a whole number from 1 to 65535').transform(Number);
export const ipAddress = z.union([z.ipv4(), z.ipv6()], {
  error: 'must be an IP address of this machine, for example 127.0.0.1 or 0.0.0.0',
});
export const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((answer) => answer === 'yes');

export function email(options: { readonly require_tld: boolean }) {
  return text.refine((value) => isEmail(value, options), 'must be an email address');
}

/** An http or https URL; trailing slashes are removed. */
export function url(example: string) {
  return text.refine((value) => isURL(value, LOCAL_URL), `must look like ${example}`).transform(withoutTrailingSlashes);
}

function withoutTrailingSlashes(url: string): string {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
}
