import { PersonalData } from '../../src/common/personal-data.js';
import type { Env } from '../../src/config/env.js';
import { ErasePhotos } from '../../src/finished-photos/application/erase-photos.js';
import { LockedPhotos } from '../../src/finished-photos/application/locked-photos.js';
import { PhotoAdmin } from '../../src/finished-photos/application/photo-admin.js';
import { PhotoAnswers } from '../../src/finished-photos/application/photo-answers.js';
import { PhotoLinks } from '../../src/finished-photos/application/photo-links.js';
import { PhotoMails } from '../../src/finished-photos/application/photo-mails.js';
import { FinishedPhotosModule } from '../../src/finished-photos/finished-photos.module.js';
import type { Mail } from '../../src/mail/mail-sender.port.js';
import type { PictureRenderer } from '../../src/media/application/picture-renderer.port.js';
import { PrivatePictures } from '../../src/media/application/private-pictures.js';
import { RenderQueue } from '../../src/media/application/render-queue.js';
import { OrderEvents } from '../../src/orders/application/change-order.js';
import { OrderReader } from '../../src/orders/application/order-reader.js';
import type { Orders } from '../../src/orders/application/orders.port.js';
import { PayerProof } from '../../src/orders/application/payer-proof.js';
import { inMemoryAuditLog } from './in-memory-audit-entries.js';
import { InMemoryFinishedPhotos } from './in-memory-finished-photos.js';
import { InMemoryMediaStore } from './in-memory-media-store.js';
import { InMemoryOrders } from './in-memory-orders.js';
import { InMemoryPayerTokens } from './in-memory-payer-tokens.js';
import { ManualClock } from './manual-clock.js';
import { PlainReads } from './plain-reads.js';
import { PlainTransaction } from './plain-transaction.js';
import { RecordingJobQueue } from './recording-job-queue.js';

/** The photos of finished orders in memory, with the orders and files that they need. A picture is rendered as its upload. */
export class PhotoWorld {
  readonly orders = new InMemoryOrders();
  readonly store = new InMemoryMediaStore();
  readonly photos = new InMemoryFinishedPhotos((id) => this.orders.find(id));
  readonly jobs = new RecordingJobQueue();
  readonly clock = new ManualClock();
  readonly events = new OrderEvents();
  readonly payers = new InMemoryPayerTokens();
  readonly audit = inMemoryAuditLog(this.clock);
  readonly sent: Mail[] = [];
  readonly links: PhotoLinks;
  readonly admin: PhotoAdmin;
  readonly answers: PhotoAnswers;
  readonly mails: PhotoMails;
  readonly erasing: ErasePhotos;

  constructor() {
    const { photos, store, jobs, clock, events } = this;
    const orders = this.orders as unknown as Orders;
    const reader = new OrderReader(orders, new PayerProof(this.payers, orders), new PlainReads());
    const renderPrivate = (content: Buffer) => Promise.resolve({ width: 1600, height: 1200, content });
    const pictures = new PrivatePictures(new RenderQueue(), { renderPrivate } as unknown as PictureRenderer, store);
    const env = { sessionSecret: 'secret of the test', publicUrl: 'https://sigerist.test' } as Env;
    const locked = new LockedPhotos(photos, reader, new PlainTransaction(), clock);
    this.links = new PhotoLinks(env, photos, clock);
    this.admin = new PhotoAdmin(photos, locked, pictures, this.links, jobs, this.audit.log);
    this.answers = new PhotoAnswers(photos, locked, pictures, reader, this.links, jobs);
    this.erasing = new ErasePhotos(photos, pictures, reader, events, new PersonalData(), jobs);
    const sender = { send: (mail: Mail) => Promise.resolve(void this.sent.push(mail)) };
    const settings = { current: { contact: { email: 'hola@sigerist.test' } } };
    this.mails = new PhotoMails(photos, reader, this.links, sender, settings as never, env);
    this.erasing.onModuleInit();
    new FinishedPhotosModule(events, photos).onModuleInit();
  }
}
