export { BrowserReportsModule } from './browser-reports.module.js';
