/** Hashes passwords. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** A missing hash takes as long as a present one and fits no password. */
  abstract verify(hash: string | undefined, password: string): Promise<boolean>;
}
