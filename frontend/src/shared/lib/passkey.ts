import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Whether this browser can use passkeys. */
export const hasPasskeys = browserSupportsWebAuthn;

/** Lets the device create a passkey; undefined when the person cancels or the device refuses. */
export function createPasskey(options: object): Promise<RegistrationResponseJSON | undefined> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return startRegistration({ optionsJSON }).catch(() => undefined);
}

/** Lets the person choose one of their passkeys; undefined when they cancel or have none. */
export function usedPasskey(options: object): Promise<AuthenticationResponseJSON | undefined> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON }).catch(() => undefined);
}
