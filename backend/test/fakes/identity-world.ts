import { PersonalData, type PersonalDataPart } from '../../src/common/personal-data.js';
import { MemoryRateLimiter } from '../../src/common/throttling/memory-rate-limiter.js';
import { AuditLog } from '../../src/audit/index.js';
import { AcceptInvitation } from '../../src/identity/application/accept-invitation.js';
import { AccountMails, mailWelcomeJob } from '../../src/identity/application/account-mails.js';
import { ChangePassword } from '../../src/identity/application/change-password.js';
import { ClaimAccount } from '../../src/identity/application/claim-account.js';
import { ConfirmEmail } from '../../src/identity/application/confirm-email.js';
import { ConfirmIdentity } from '../../src/identity/application/confirm-identity.js';
import { DeleteAccount } from '../../src/identity/application/delete-account.js';
import { InvitationService } from '../../src/identity/application/invitation-service.js';
import { InviteStaff, MailInvitation } from '../../src/identity/application/invite-staff.js';
import { KnownDevices } from '../../src/identity/application/known-devices.js';
import { LogIn } from '../../src/identity/application/log-in.js';
import { MailResetCode, mailResetCodeJob } from '../../src/identity/application/mail-reset-code.js';
import { ManageStaff } from '../../src/identity/application/manage-staff.js';
import { MyAccount } from '../../src/identity/application/my-account.js';
import { FactorAudit, MySecondFactorService } from '../../src/identity/application/my-second-factor.js';
import { NewPassword } from '../../src/identity/application/new-password.js';
import { PasswordHasher } from '../../src/identity/application/password-hasher.port.js';
import { Passkeys } from '../../src/identity/application/passkeys.js';
import { PasswordProof } from '../../src/identity/application/password-proof.js';
import { ProveSecondFactor } from '../../src/identity/application/prove-second-factor.js';
import { Register, type Registration } from '../../src/identity/application/register.js';
import { RequestPasswordReset } from '../../src/identity/application/request-password-reset.js';
import { ResetCodeService } from '../../src/identity/application/reset-code-service.js';
import { ResetPassword } from '../../src/identity/application/reset-password.js';
import { ResetSecrets } from '../../src/identity/application/reset-secrets.js';
import { SessionAuthenticator } from '../../src/identity/application/session-authenticator.js';
import { mailStaffAlertJob, StaffAlerts } from '../../src/identity/application/staff-alerts.js';
import { StaffCodes } from '../../src/identity/application/staff-codes.js';
import { StaffRights } from '../../src/identity/application/staff-rights.js';
import { OwnerAlerts } from '../../src/identity/application/owner-alerts.js';
import { StaffPeople } from '../../src/identity/application/staff-people.js';
import { StaffSessions } from '../../src/identity/application/staff-sessions.js';
import type { Account, SignedInUser, StaffRole } from '../../src/identity/domain/account.js';
import type { Env } from '../../src/config/env.js';
import type { Mail } from '../../src/mail/mail-sender.port.js';
import { PASSWORD } from '../support/shopper.js';
import { testEnv } from '../support/env.js';
import { InMemoryAccounts } from './in-memory-accounts.js';
import { InMemoryAttempts } from './in-memory-attempts.js';
import { InMemoryResetCodes } from './in-memory-reset-codes.js';
import { InMemoryAuditEntries } from './in-memory-audit-entries.js';
import { InMemoryStaffInvitations } from './in-memory-staff-invitations.js';
import { InMemorySecondFactors } from './in-memory-second-factors.js';
import { InMemorySessions } from './in-memory-sessions.js';
import { ManualClock } from './manual-clock.js';
import { RecordingJobQueue } from './recording-job-queue.js';
import { RollingBackTransaction } from './rolling-back-transaction.js';

/** A hasher that takes no time, and records its calls. */
class RecordingHasher extends PasswordHasher {
  /** Passwords that were hashed or compared. */
  hashed: string[] = [];

  hash(password: string): Promise<string> {
    this.hashed.push(password);
    return Promise.resolve(`hash of ${password}`);
  }

  verify(hash: string | undefined, password: string): Promise<boolean> {
    this.hashed.push(password);
    return Promise.resolve(hash === `hash of ${password}`);
  }
}

/** The use cases of identity on ports in memory, with a clock that a test moves. */
export class IdentityWorld {
  readonly clock = new ManualClock();
  readonly codes = new InMemoryResetCodes();
  readonly accounts = new InMemoryAccounts(this.codes);
  readonly attempts = new InMemoryAttempts(this.clock);
  readonly sessions = new InMemorySessions();
  readonly invitations = new InMemoryStaffInvitations();
  readonly factors = new InMemorySecondFactors();
  readonly audit = new InMemoryAuditEntries();
  readonly jobs = new RecordingJobQueue();
  readonly hasher = new RecordingHasher();
  readonly personalData = new PersonalData();
  readonly limiter = new MemoryRateLimiter(1_000, () => this.clock.now().getTime());
  /** The mails that were sent, the newest last. */
  readonly mails: Mail[] = [];
  readonly devices: KnownDevices;
  readonly registration: Register;
  readonly logIn: LogIn;
  readonly requestReset: RequestPasswordReset;
  readonly reset: ResetPassword;
  readonly confirmation: ConfirmEmail;
  readonly confirmIdentity: ConfirmIdentity;
  readonly changePassword: ChangePassword;
  readonly myAccount: MyAccount;
  readonly deleteAccount: DeleteAccount;
  readonly staffCodes: StaffCodes;
  readonly passkeys: Passkeys;
  readonly proof: ProveSecondFactor;
  readonly factor: MySecondFactorService;
  readonly staff: ManageStaff;
  readonly invitationService: InvitationService;
  readonly invite: InviteStaff;
  readonly mailInvitation: MailInvitation;
  readonly acceptInvitation: AcceptInvitation;
  readonly people: StaffPeople;
  readonly ownerAlerts: OwnerAlerts;
  readonly staffSessions: StaffSessions;
  readonly authenticator: SessionAuthenticator;
  private readonly accountMails: AccountMails;
  private readonly alerts: StaffAlerts;
  private readonly resetMails: MailResetCode;

  constructor(settings: Partial<Env> = {}) {
    const { clock, invitations, factors, accounts, codes, attempts, sessions, jobs, hasher, personalData, limiter } =
      this;
    const env = { ...testEnv('postgres://unused'), ...settings };
    const transaction = new RollingBackTransaction(accounts, codes, sessions, jobs, invitations, factors);
    const mail = { send: (sent: Mail) => Promise.resolve(void this.mails.push(sent)) };
    const log = new AuditLog(this.audit, clock);
    const rights = new StaffRights(sessions, invitations, factors);
    this.alerts = new StaffAlerts(accounts, sessions, jobs, mail, limiter, clock);
    const factorAudit = new FactorAudit(log, this.alerts, env);
    this.staffCodes = new StaffCodes(factors, attempts, clock, env);
    this.passkeys = new Passkeys(factors, accounts, clock, env);
    this.proof = new ProveSecondFactor(this.staffCodes, sessions, transaction, log, this.alerts);
    this.factor = new MySecondFactorService(
      factors,
      this.staffCodes,
      this.passkeys,
      sessions,
      transaction,
      factorAudit,
    );
    const newPassword = new NewPassword(accounts, sessions, jobs, log);
    const proof = new PasswordProof(attempts, limiter, accounts, hasher);
    const resetCodes = new ResetCodeService(transaction, accounts, codes, new ResetSecrets(env), limiter, clock);
    const claim = new ClaimAccount(accounts, sessions, newPassword, personalData, clock);
    this.devices = new KnownDevices(env);
    this.registration = new Register(limiter, hasher, transaction, accounts, jobs, clock);
    this.logIn = new LogIn(attempts, accounts, hasher, this.devices, log);
    this.requestReset = new RequestPasswordReset(limiter, transaction, accounts, jobs);
    this.reset = new ResetPassword(attempts, transaction, accounts, resetCodes, hasher, claim);
    this.confirmation = new ConfirmEmail(env, accounts, clock);
    this.confirmIdentity = new ConfirmIdentity(proof, this.passkeys, sessions, clock);
    this.changePassword = new ChangePassword(proof, hasher, transaction, newPassword, codes);
    this.myAccount = new MyAccount(accounts, personalData, transaction, clock);
    this.deleteAccount = new DeleteAccount(proof, accounts, sessions, personalData, transaction, jobs);
    this.staff = new ManageStaff(accounts, rights, hasher, transaction, log, clock);
    this.authenticator = new SessionAuthenticator(accounts, sessions, factors, env, clock, log);
    this.invitationService = new InvitationService(invitations, limiter, clock);
    this.mailInvitation = new MailInvitation(accounts, this.invitationService, mail, env);
    this.invite = new InviteStaff(accounts, this.invitationService, transaction, jobs, log);
    this.ownerAlerts = new OwnerAlerts(accounts, log, jobs, mail, clock);
    this.acceptInvitation = new AcceptInvitation(
      accounts,
      this.invitationService,
      claim,
      hasher,
      transaction,
      this.ownerAlerts,
    );
    this.people = new StaffPeople(accounts, sessions, rights, transaction, clock, this.ownerAlerts);
    this.staffSessions = new StaffSessions(accounts, sessions, transaction, log, clock);
    this.accountMails = new AccountMails(accounts, mail, env, this.confirmation);
    this.resetMails = new MailResetCode(accounts, resetCodes, mail, env);
  }

  /** Registers a person. */
  async register(changes: Partial<Registration> = {}, ip = '192.0.2.1'): Promise<Account> {
    const email = `laura-${crypto.randomUUID()}@example.com`;
    const body = { name: 'Laura Restrepo Gómez', email, password: PASSWORD, phone: '+573001234567' };
    const more = { shippingAddress: 'Calle 10 # 43-12', acceptsMarketing: false, dataConsent: true };
    return this.registration.register({ ...body, ...more, ...changes }, ip);
  }

  /** Sends what was enqueued, as the workers do. */
  async sendMails(): Promise<void> {
    const welcomes = this.jobs.of(mailWelcomeJob);
    const resets = this.jobs.of(mailResetCodeJob);
    const alerts = this.jobs.of(mailStaffAlertJob);
    this.jobs.clear();
    for (const alert of alerts) await this.alerts.send(alert);
    for (const { accountId } of welcomes) await this.accountMails.sendWelcome(accountId);
    for (const { accountId } of resets) await this.resetMails.send(accountId);
  }

  /** Requests a reset and answers the code and the link's token of its mail. */
  async mailedReset(email: string, ip = '192.0.2.1'): Promise<{ code: string; token: string }> {
    await this.requestReset.request(email, ip);
    await this.sendMails();
    const { text } = this.mails.findLast(({ to }) => to === email)!;
    return { code: /\b\d{6}\b/.exec(text)![0], token: /#token=([\w-]+)/.exec(text)![1]! };
  }

  /** Invites an email and answers the token of the mail. */
  async mailedInvitation(owner: SignedInUser, email: string, role: StaffRole = 'taller'): Promise<string> {
    const { id } = await this.invite.invite(owner, email, role);
    this.jobs.clear();
    await this.mailInvitation.send(id);
    const { text } = this.mails.findLast(({ to }) => to === email)!;
    return /#token=([\w-]+)/.exec(text)![1]!;
  }

  /** A staff member who is logged in. */
  async staffMember(email: string, role: StaffRole = 'duena'): Promise<SignedInUser> {
    await this.staff.add(email, PASSWORD, role);
    const account = (await this.accounts.findByEmail(email))!;
    return this.session(account);
  }

  /** The user of a new session on another device; `isProven`: also by a second factor. */
  async session(account: Pick<Account, 'id'>, isProven = false): Promise<SignedInUser> {
    const stored = (await this.accounts.find(account.id))!;
    const { payload } = await this.authenticator.begin(stored, 'Chrome en Android', isProven);
    return (await this.authenticator.find(payload))!;
  }

  /** Logs in; null when it is refused. */
  tryLogIn(email: string, password: string, ip = '203.0.113.1', ...deviceTokens: string[]): Promise<Account | null> {
    return this.logIn.check({ email, password, ip, deviceTokens });
  }

  /** Adds a part of the personal data, as another module does. */
  addPart(name: string, part: Partial<PersonalDataPart>): void {
    const nothing = { erased: 0, kept: [] };
    this.personalData.add(name, { read: () => Promise.resolve([]), erase: () => Promise.resolve(nothing), ...part });
  }
}
