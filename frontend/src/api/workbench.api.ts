import { workbenchGenerated } from './workbench.gen';

export type { WorkbenchOrderDto, WorkbenchPieceDto, WorkbenchPressDto } from './workbench.gen';

/** The workbench, for staff. */
export const { useListWorkbenchOrdersQuery, usePressAtWorkbenchMutation } = workbenchGenerated;
