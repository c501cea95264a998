import type { PrintJob } from '../features/workshop/selection/print-job';
import { PrintedOrders } from '../features/workshop/selection/PrintedOrders';
import { PieceDesign } from './PieceDesign';

/** Sheets and labels of several orders with the designs of their pieces. */
export default function OrderPapers(job: PrintJob) {
  return <PrintedOrders {...job} design={(item) => <PieceDesign item={item} />} />;
}
