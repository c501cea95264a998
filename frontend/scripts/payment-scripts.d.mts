export interface OwnScript {
  path: string;
  /** Base64. */
  sha384: string;
  reason: string;
}

export function ownScripts(client?: string): Promise<OwnScript[]>;

export function scriptProblem(
  script: { url: string; bytes: Buffer },
  table: { shop: string; provider: string; scripts: OwnScript[] },
): string | undefined;
