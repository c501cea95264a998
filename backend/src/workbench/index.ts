export { Workbench } from './application/workbench.js';
export { WorkbenchModule } from './workbench.module.js';
