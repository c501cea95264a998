export { BrowserReportsModule } from './browser-reports.module.js';
export { readAsJson } from './read-as-json.js';
