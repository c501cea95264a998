export { createBackup } from './create-backup.js';
export { restoreBackup } from './restore-backup.js';
