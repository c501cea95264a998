import type { Elements } from '../../../shared/lib/elements';
import type { StaffOrderDto } from '../../../api/workshop.api';
import type { Paper } from '../order/print';

/** Orders to print, each on its own paper. */
export interface PrintJob {
  paper: Paper;
  orders: readonly StaffOrderDto[];
  /** Called after printing, or when the pages could not be prepared. */
  onEnd: () => void;
}

/** Renders pages that print themselves. */
export type PapersOf = (job: PrintJob) => Elements;
