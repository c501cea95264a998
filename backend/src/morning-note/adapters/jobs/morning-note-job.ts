import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Job, JobHandlers } from '../../../jobs/index.js';
import { SendMorningNote } from '../../application/send-morning-note.js';

export const morningNoteJob = new Job<object>('morning-note.send');

/** Seven o'clock in Colombia (UTC-5 all year). */
const EVERY_MORNING = '0 12 * * *';

/** Binds the job to its use case; the queue runs it once a day for all instances. */
@Injectable()
export class MorningNoteJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly note: SendMorningNote,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_MORNING, morningNoteJob, () => this.note.send());
  }
}
