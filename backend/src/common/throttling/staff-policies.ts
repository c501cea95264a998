import { policy, type ThrottlePolicy } from './throttle-policy.js';

const HOUR = 3600;

/** Limits on joining the staff and on their logins. */
export const STAFF_POLICIES = {
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
} as const satisfies Record<string, ThrottlePolicy>;
