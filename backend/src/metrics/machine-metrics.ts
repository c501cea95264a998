import { readdir, statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../common/clock.port.js';
import { PolledValue } from '../common/polled-value.js';
import { messageOf } from '../common/startup-error.js';
import { Env } from '../config/env.js';
import { MetricsRegistry } from './metrics-registry.js';

/** Disks and backups are read at most this often, the certificate by a connection of its own. */
const FOLDERS_INTERVAL_MS = 15_000;
const CERTIFICATE_INTERVAL_MS = 60_000;
const CONNECT_TIMEOUT_MS = 5_000;

type Folders = Readonly<Record<string, string | undefined>>;

/** Gauges of what is outside the database and the process: free disks, the age of backups, the end of the certificate. */
@Injectable()
export class MachineMetrics implements OnModuleInit {
  private readonly log = new Logger('metrics');

  constructor(
    private readonly registry: MetricsRegistry,
    private readonly clock: Clock,
    private readonly env: Env,
  ) {}

  onModuleInit(): void {
    const { media, databaseDiskDir, backupDir, baseBackupDir } = this.env;
    const disks = { database: databaseDiskDir, media: 'dir' in media ? media.dir : undefined, backups: backupDir };
    this.addFolders('shop_disk_free_bytes', 'Free bytes of the disk of a folder', 'disk', disks, freeBytes);
    this.addFolders('shop_disk_size_bytes', 'Size of that disk', 'disk', disks, sizeBytes);
    this.addFolders(
      'shop_newest_backup_seconds',
      'Age of the newest backup (copy) or base backup (base); infinite without any',
      'kind',
      { copy: backupDir, base: baseBackupDir },
      async (folder) => (this.clock.now().getTime() - (await newestBackupMs(folder))) / 1000,
    );
    this.addCertificate();
  }

  /** One series for each folder that is configured. */
  private addFolders(
    name: string,
    help: string,
    label: string,
    folders: Folders,
    read: (folder: string) => Promise<number>,
  ): void {
    const readings = Object.entries(folders).flatMap(([key, folder]) =>
      folder ? [{ key, value: this.polled(name, FOLDERS_INTERVAL_MS, () => read(folder)) }] : [],
    );
    this.registry.addGauge(name, help, [label], async (gauge) => {
      for (const { key, value } of readings) {
        const current = await value.currentOr(undefined);
        if (current !== undefined) gauge.set({ [label]: key }, current);
      }
    });
  }

  private addCertificate(): void {
    const { protocol, hostname, port } = new URL(this.env.publicUrl);
    const { certificateAddress = protocol === 'https:' ? `${hostname}:${port || 443}` : undefined } = this.env;
    if (!certificateAddress) return;
    const name = 'shop_certificate_seconds_left';
    const endMs = this.polled(name, CERTIFICATE_INTERVAL_MS, () => certificateEndMs(certificateAddress, hostname));
    this.registry.addGauge(
      name,
      'Time until the certificate of the public URL expires; negative afterwards',
      [],
      async (gauge) => {
        const end = await endMs.currentOr(undefined);
        if (end !== undefined) gauge.set((end - this.clock.now().getTime()) / 1000);
      },
    );
  }

  /** A reading that fails counts, and the last good value stays. */
  private polled(gauge: string, intervalMs: number, read: () => Promise<number>): PolledValue<number | undefined> {
    const failures = this.registry.gaugeFailures;
    failures.inc({ gauge }, 0);
    const counted = () =>
      read().catch((error: unknown) => {
        failures.inc({ gauge });
        this.log.warn(`${gauge} could not be read (${messageOf(error)})`);
        throw error;
      });
    return new PolledValue(counted, this.clock, intervalMs);
  }
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function sizeBytes(folder: string): Promise<number> {
  const { blocks, bsize } = await statfs(folder);
  return blocks * bsize;
}

/** `2026-11-25T20-23-25-470Z` of `npm run backup`, `2026-11-25T202325Z` of base backups; others are not complete. */
const BACKUP_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-?(\d\d)-?(\d\d)(?:-\d{3})?Z$/;

/** The moment in the name of the newest backup; minus infinity without any, also before the first has made its folder. */
async function newestBackupMs(folder: string): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const backups = names.filter((name) => BACKUP_NAME.test(name));
  return Math.max(...backups.map((name) => Date.parse(name.replace(BACKUP_NAME, '$1T$2:$3:$4Z'))));
}

/** When the certificate expires that this server (`web:8443`) shows to browsers that ask for `hostname`. */
function certificateEndMs(address: string, hostname: string): Promise<number> {
  const [host, port] = address.split(':');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port),
      servername: isIP(hostname) ? '' : hostname,
      timeout: CONNECT_TIMEOUT_MS,
      // Nothing is sent or trusted: a certificate that has expired is read too.
      rejectUnauthorized: false,
    });
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
  });
}
