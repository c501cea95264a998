import { benchGenerated } from './bench.gen';

export type { BenchOrderDto, BenchPieceDto, BenchPressDto, BenchPressKind, BenchProblem } from './bench.gen';

/** The workshop's bench, for staff. */
export const { useListBenchOrdersQuery, usePressAtBenchMutation } = benchGenerated;
