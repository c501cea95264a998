export { MorningNoteModule } from './morning-note.module.js';
