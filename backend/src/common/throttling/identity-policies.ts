import { DAY, HOUR, policy, TEN_MINUTES } from './throttle-policy.js';

/** Limits on accounts and passwords, a part of `POLICIES`. */
export const IDENTITY_POLICIES = {
  registrations: policy(
    ['network'],
    { name: 'register', what: 'registrations', calls: 300, seconds: TEN_MINUTES, store: 'database' },
    'One every two seconds from one carrier; each costs a slow hash and a mail.',
  ),
  registrationsOfDay: policy(
    ['network'],
    { name: 'register-day', what: 'registrations', calls: 2000, seconds: DAY, store: 'database' },
    'A script that keeps just below the limit of ten minutes. An account stays until its owner deletes it.',
  ),
  welcomeMails: policy(
    ['mailbox'],
    {
      name: 'register-to',
      what: 'welcome mails',
      calls: 20,
      seconds: HOUR,
      store: 'database',
      beyond: 'the account is made, its mail held back',
    },
    'Anyone can type anyone’s email with another tag.',
  ),
  resetRequests: policy(
    ['network'],
    {
      name: 'forgot-address',
      what: 'requests for a new password',
      calls: 300,
      seconds: TEN_MINUTES,
      store: 'database',
    },
    'As many as registrations: each request may be a mail, and neighbours on a carrier’s IP address must not keep each other from recovering.',
  ),
  resetMails: policy(
    ['email'],
    {
      name: 'forgot-mail',
      what: 'mails for a lost password',
      calls: 1,
      seconds: 60,
      store: 'database',
      beyond: '200, no further mail',
    },
    'Always mailed, so that no stranger can keep the owner of an account from recovering it; a second request within the minute uses the mail of the first. Not per mailbox: a request for the same mailbox with a tag would use up the minute.',
  ),
  wrongCodesFromNetwork: policy(
    ['code', 'network'],
    {
      name: 'reset-code-network',
      what: 'guesses of one recovery code',
      calls: 5,
      seconds: 900,
      store: 'database',
      beyond: '422, as for a wrong code',
    },
    'Per network, so that a stranger’s guesses cannot use up the owner’s code.',
  ),
  wrongCodesOfAccount: policy(
    ['email'],
    {
      name: 'reset-code-account',
      what: 'guesses of recovery codes',
      calls: 20,
      seconds: DAY,
      store: 'database',
      beyond: '422, as for a wrong code',
    },
    'Bounds guesses from many networks; beyond it only the mailed link works.',
  ),
  recoveryLinks: policy(
    ['code'],
    { name: 'reset-link', what: 'uses of one recovery link', calls: 10, seconds: 900, store: 'database' },
    'Each use costs a slow hash. Only who has the link can use it up; an unknown one and a password that is easy to guess cost no hash and are not counted.',
  ),
  passwordConfirmations: policy(
    ['account'],
    {
      name: 'password-confirmation',
      what: 'confirmations of the current password',
      calls: 20,
      seconds: TEN_MINUTES,
      store: 'database',
    },
    'Right ones, too: each costs a slow hash, and a change of the password another one.',
  ),
  staffInvitations: policy(
    ['account'],
    { name: 'staff-invitation', what: 'invitations to the staff', calls: 30, seconds: HOUR, store: 'database' },
    'Each is a mail to an email that an owner types.',
  ),
  staffInvitationLinks: policy(
    ['network'],
    {
      name: 'staff-invitation-link',
      what: 'uses of an invitation to the staff',
      calls: 60,
      seconds: 900,
      store: 'database',
    },
    'Far below what guessing a token of 128 bits needs; each use may cost a slow hash.',
  ),
  newDeviceMails: policy(
    ['account'],
    {
      name: 'new-device-mail',
      what: 'mails about a login to the panel on a new device',
      calls: 5,
      seconds: HOUR,
      store: 'database',
      beyond: 'no further mail',
    },
    'The first mail says that somebody has the password; a stranger who goes on must not fill the mailbox.',
  ),
  passkeyChallenges: policy(
    ['network'],
    { name: 'passkey-challenge', what: 'logins of staff with a passkey', calls: 300, seconds: 900, store: 'database' },
    'Each is a row for five minutes; a workshop shares one network.',
  ),
} as const;
