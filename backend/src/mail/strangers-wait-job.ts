import { Job } from '../jobs/index.js';

/** The notice to the owner that mails of strangers wait; `day` (`2026-11-28`, UTC) makes the mail one of its own. */
export const mailStrangersWaitJob = new Job<{ day: string }>('mail.strangers-wait');
