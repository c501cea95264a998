import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT_AND_VERIFIED = 0b0101;
const HAS_CREDENTIAL = 0b0100_0000;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A passkey in a device that a person unlocked, as WebAuthn answers it: one ES256 key pair without attestation. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  private readonly privateKey: KeyObject;
  private readonly coseKey: Uint8Array;
  private counter = 0;

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    const [EC2, ES256, P256] = [2, -7, 1];
    const coordinates = [x!, y!].map((text) => new Uint8Array(Buffer.from(text, 'base64url')));
    const fields: [number, number | Uint8Array][] = [
      [1, EC2],
      [3, ES256],
      [-1, P256],
      [-2, coordinates[0]!],
      [-3, coordinates[1]!],
    ];
    this.coseKey = isoCBOR.encode(new Map(fields));
  }

  /** The answer to the options of a registration. */
  register({ challenge }: { challenge: string }): RegistrationResponseJSON {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey]);
    const authData = new Uint8Array(Buffer.concat([this.authData(HAS_CREDENTIAL), credential]));
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const attestationObject = base64url(isoCBOR.encode(attestation as never));
    const clientDataJSON = base64url(this.clientData('webauthn.create', challenge));
    return { ...this.credential(), response: { clientDataJSON, attestationObject, transports: ['internal'] } };
  }

  /** The answer to the options of a login. */
  authenticate({ challenge }: { challenge: string }): AuthenticationResponseJSON {
    const clientData = this.clientData('webauthn.get', challenge);
    const authData = this.authData();
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.privateKey);
    const response = { clientDataJSON: base64url(clientData), authenticatorData: base64url(authData) };
    return { ...this.credential(), response: { ...response, signature: base64url(signature) } };
  }

  private credential() {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authData(flags = 0): Buffer {
    this.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const host = sha256(new URL(this.origin).hostname);
    return Buffer.concat([host, Buffer.from([USER_PRESENT_AND_VERIFIED | flags]), counter]);
  }
}
