import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../common/clock.port.js';
import { contentHash } from '../../common/content-hash.js';
import { PolledValue } from '../../common/polled-value.js';
import { Env } from '../../config/env.js';
import { isClosingNear } from '../domain/closing.js';
import {
  type BankAccount,
  type Defaults,
  defaultOf,
  missingKeys,
  type Settings,
  settingsOf,
  type ShopDatum,
  shopSettings,
  type Stored,
  valuesOf,
} from '../domain/shop-data.js';
import { ShopDataStore } from './shop-data-store.port.js';

/** Lead times and shipping, which the catalogue keeps. */
export interface DeliverySettings {
  readonly standard: readonly number[];
  readonly express: readonly number[];
  readonly shippingEstimate: number;
}

/** The shop's data as pages show them. */
export interface ShownSettings extends Settings {
  /** Null while the catalogue could never be read. */
  readonly delivery: DeliverySettings | null;
  /** Whether pages show the notice of the closing today. */
  readonly showsClosing: boolean;
}

/** Mails and orders read without waiting, so the data are read again in the background too. */
const BACKGROUND_MS = 500;

/** The shop's own data as this shop may show them; a change holds on every instance within two seconds. */
@Injectable()
export class ShopSettings implements OnModuleInit, OnModuleDestroy {
  private readonly defaults: Defaults;
  private readonly polled: PolledValue<Settings>;
  private known: Settings;
  private timer?: NodeJS.Timeout;
  private readHours: () => Promise<string>;
  private readDelivery: () => Promise<DeliverySettings | null> = () => Promise.resolve(null);
  private readonly listeners: ((settings: Settings) => void)[] = [];
  private readonly bankListeners: ((before: BankAccount | null) => Promise<void>)[] = [];

  constructor(
    { production, shopEmail }: Env,
    private readonly store: ShopDataStore,
    private readonly clock: Clock,
  ) {
    this.defaults = { email: shopEmail, placeholders: !production };
    this.known = shopSettings(this.defaults);
    this.polled = new PolledValue(() => this.load(), clock);
    this.readHours = () => Promise.resolve(this.known.contact.hours);
  }

  async onModuleInit(): Promise<void> {
    await this.polled.currentOr(this.known);
    this.timer = setInterval(() => void this.polled.currentOr(this.known), BACKGROUND_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Reads a change of this instance at once, not with the next poll. */
  async refresh(): Promise<void> {
    await this.polled.refresh();
  }

  /** The data of the last read, without waiting; without today's opening hours. */
  get current(): Settings {
    return this.known;
  }

  /** Calls back with the data, now and after each change. */
  onChange(listener: (settings: Settings) => void): void {
    this.listeners.push(listener);
    listener(this.known);
  }

  /** `follow` runs in the transaction in which data of the account for transfers change, with the account before it. */
  beforeBankChange(follow: (before: BankAccount | null) => Promise<void>): void {
    this.bankListeners.push(follow);
  }

  /** The account for transfers as the database has it, also when this instance has not read a change yet. */
  async bankNow(): Promise<BankAccount | null> {
    return settingsOf(await this.values()).bank;
  }

  /** Takes the opening hours from where staff change them. */
  useHours(read: () => Promise<string>): void {
    this.readHours = read;
  }

  /** Takes the lead times from the catalogue. */
  useDelivery(read: () => Promise<DeliverySettings | null>): void {
    this.readDelivery = read;
  }

  /** The settings that pages show now, and a version that changes with them. */
  async shown(): Promise<{ readonly settings: ShownSettings; readonly version: string }> {
    const [data, hours, delivery] = await Promise.all([
      this.polled.currentOr(this.known),
      this.readHours(),
      this.readDelivery(),
    ]);
    const showsClosing = isClosingNear(data.closing, this.clock.now());
    const settings = { ...data, contact: { ...data.contact, hours }, delivery, showsClosing };
    return { settings, version: contentHash(JSON.stringify(settings)) };
  }

  /** Changes with anything that pages show. */
  async version(): Promise<string> {
    return (await this.shown()).version;
  }

  /** Opens a chat with the shop in which `text` is written already; null while the shop has no number for chats. */
  chatLink(text: string): string | null {
    const { whatsapp } = this.current.contact;
    return whatsapp && `https://wa.me/${whatsapp}?text=${encodeURIComponent(text)}`;
  }

  /** Every datum by its key, from the database. */
  async values({ forUpdate = false } = {}): Promise<Map<string, Stored>> {
    return valuesOf(await this.rows(forUpdate), this.defaults);
  }

  /** Keys of what has to be filled in before the shop opens. */
  async missing(): Promise<string[]> {
    return missingKeys(await this.rows(false));
  }

  /** Stores a datum in the caller's transaction; a demonstration value leaves it unfilled. */
  async write(key: string, value: Stored): Promise<void> {
    if (key.startsWith('bank.') && this.bankListeners.length > 0) {
      const before = await this.bankNow();
      for (const follow of this.bankListeners) await follow(before);
    }
    const isDefault = JSON.stringify(value) === JSON.stringify(defaultOf(key, this.defaults));
    await this.store.save({ key, value: isDefault ? null : { value } });
  }

  private rows(forUpdate: boolean): Promise<ShopDatum[]> {
    return forUpdate ? this.store.loadForUpdate() : this.store.load();
  }

  private async load(): Promise<Settings> {
    const settings = settingsOf(await this.values());
    const isChanged = JSON.stringify(settings) !== JSON.stringify(this.known);
    if (isChanged) {
      this.known = settings;
      for (const listener of this.listeners) listener(settings);
    }
    return this.known;
  }
}
