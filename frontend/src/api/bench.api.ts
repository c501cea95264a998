import { benchGenerated } from './bench.gen';

export type { BenchOrderDto, BenchPieceDto, BenchPressDto } from './bench.gen';

/** The workshop's bench, for staff. */
export const { useListBenchOrdersQuery, usePressAtBenchMutation } = benchGenerated;
