import type { ReactNode } from 'react';
import type { StaffOrderDto } from '../../../api/workshop.api';
import type { Paper } from '../order/print';

/** What is printed: these orders, each on paper of its own. */
export interface PrintJob {
  paper: Paper;
  orders: readonly StaffOrderDto[];
  /** The browser has it, or it could not be prepared. */
  onEnd: () => void;
}

/** Prints as soon as it is rendered. */
export type PapersOf = (job: PrintJob) => ReactNode;
