import { Injectable } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Clock } from '../../common/clock.port.js';
import { DomainError } from '../../common/domain-error.js';
import { digestOf } from '../../common/random-token.js';
import { MINUTE_MS } from '../../common/time.js';
import { Env } from '../../config/env.js';
import type { Account, SignedInUser } from '../domain/account.js';
import { CHALLENGE_MINUTES, Passkey } from '../domain/second-factor.js';
import { Accounts } from './accounts.port.js';
import { SecondFactors } from './second-factors.port.js';

/** Base64url of at most 1,023 bytes (WebAuthn, 4); the database refuses other characters. */
export const CREDENTIAL_ID = /^[\w-]{1,1364}$/;

/** Loaded when a passkey is first used: staff alone need it, and it is a tenth of all modules of a start. */
const webAuthn = () => import('@simplewebauthn/server');

/** Passkeys of staff (WebAuthn). Each challenge is bound to a browser, works once, and lasts five minutes. */
@Injectable()
export class Passkeys {
  private readonly origin: string;
  private readonly rpID: string;

  constructor(
    private readonly factors: SecondFactors,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    { publicUrl }: Env,
  ) {
    this.origin = publicUrl;
    this.rpID = new URL(publicUrl).hostname;
  }

  /** Options for the browser to create a passkey, which the device finds without a name being typed. */
  async registrationOptions(user: SignedInUser, boundTo: string): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: 'Sigerist',
      rpID: this.rpID,
      userID: new Uint8Array(Buffer.from(user.id)),
      userName: user.email,
      userDisplayName: user.name,
      excludeCredentials: (await this.factors.passkeysOf(user.id)).map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.keep(options.challenge, boundTo);
    return options;
  }

  /** @throws DomainError `auth.bad_passkey` */
  async register(
    { id: accountId }: SignedInUser,
    boundTo: string,
    response: RegistrationResponseJSON,
    name: string,
  ): Promise<Passkey> {
    const { verifyRegistrationResponse } = await webAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({ response, ...this.expected(boundTo) }).catch(
      refuse,
    );
    if (!registrationInfo) throw badPasskey();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const passkey = Object.assign(new Passkey(), {
      id,
      accountId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      name,
      createdAt: this.clock.now(),
      lastUsedAt: null,
    });
    if (!(await this.factors.addPasskey(passkey))) throw badPasskey();
    return passkey;
  }

  /** Options for the browser to use any passkey of this shop: they name no account, so nothing shows which accounts exist. */
  async authenticationOptions(boundTo: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({ rpID: this.rpID, userVerification: 'required' });
    await this.keep(options.challenge, boundTo);
    return options;
  }

  /**
   * The staff member whose passkey answered the challenge.
   *
   * @throws DomainError `auth.bad_passkey`, also for a passkey that is unknown or of a person who left
   */
  async authenticate(boundTo: string, response: AuthenticationResponseJSON): Promise<Account> {
    const credentialId: unknown = response.id;
    if (typeof credentialId !== 'string' || !CREDENTIAL_ID.test(credentialId)) throw badPasskey();
    const passkey = await this.factors.findPasskey(credentialId);
    const account = passkey && (await this.accounts.find(passkey.accountId));
    if (!passkey || account?.role !== 'staff' || account.disabledAt) throw badPasskey();
    const { id, counter } = passkey;
    const transports = passkey.transports as AuthenticatorTransport[];
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'));
    const { verifyAuthenticationResponse } = await webAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...this.expected(boundTo),
      credential: { id, publicKey, counter, transports },
    }).catch(refuse);
    if (!verified) throw badPasskey();
    await this.factors.usedPasskey(id, authenticationInfo.newCounter, this.clock.now());
    return account;
  }

  private async keep(challenge: string, boundTo: string): Promise<void> {
    const expiresAt = new Date(this.clock.now().getTime() + CHALLENGE_MINUTES * MINUTE_MS);
    await this.factors.addChallenge(digestOf(challenge), boundTo, expiresAt);
  }

  private expected(boundTo: string) {
    return {
      expectedChallenge: (challenge: string) =>
        this.factors.takeChallenge(digestOf(challenge), boundTo, this.clock.now()),
      expectedOrigin: this.origin,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    };
  }
}

export function badPasskey(): DomainError {
  const message = 'No reconocimos esa llave de acceso. Prueba otra vez, o entra con tu correo y contraseña.';
  return new DomainError('unauthenticated', 'auth.bad_passkey', message);
}

/** The library throws an error of its own for every fault of a response. */
function refuse(): never {
  throw badPasskey();
}
