import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { allSent, MailSender, redirectedMail } from '../../mail/index.js';
import { formerShopEmail } from '../domain/redirection.js';
import { ChangeSets } from './change-sets.port.js';
import type { RedirectionNotice } from './change-set-events.js';
import { ShopOwners } from './shop-owners.js';

/** Mails every owner what a set redirects; also those who were removed in the last day, and the shop's former email. */
@Injectable()
export class MailOwners {
  constructor(
    private readonly sets: ChangeSets,
    private readonly owners: ShopOwners,
    private readonly mail: MailSender,
    private readonly env: Env,
  ) {}

  async send({ id, event, changes, by, at }: RedirectionNotice): Promise<void> {
    const set = await this.sets.find(id);
    const formerEmail = set && event === 'live' ? formerShopEmail(set.changes) : null;
    const concerned = await this.owners.concerned();
    const owners = concerned.map((owner) => [owner.email, owner.id] as const);
    // Anyone can take the name of another person, but not the email.
    const email = concerned.find((owner) => owner.id === by.id)?.email;
    const who = email && email !== by.name ? `${by.name} (${email})` : by.name;
    // By email, so that the owner whose email is also the shop's gets one mail.
    const mailboxes = new Map([...(formerEmail ? [[formerEmail, 'shop'] as const] : []), ...owners]);
    const facts = { event, changes, by: who, at: new Date(at), effectiveAt: set?.effectiveAt ?? null };
    const panelUrl = `${this.env.publicUrl}/panel/tienda/historial`;
    await allSent(
      [...mailboxes].map(([to, key]) =>
        this.mail.send(
          redirectedMail({ ...facts, to, id: `redirected-${event}-${id}-${Date.parse(at)}-${key}`, panelUrl }),
        ),
      ),
    );
  }
}
