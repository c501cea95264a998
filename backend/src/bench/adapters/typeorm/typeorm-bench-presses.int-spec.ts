import { anOrder, orderSchemas, storeOrder } from '../../../../test/builders/order.builder.js';
import { itKeepsBenchPresses } from '../../../../test/contracts/bench-presses.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { BenchPressSchema } from './bench-press.schema.js';
import { TypeOrmBenchPresses } from './typeorm-bench-presses.js';

describe(TypeOrmBenchPresses.name, () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase([...orderSchemas, BenchPressSchema]);
  });
  afterAll(() => database.drop());

  itKeepsBenchPresses(
    () => new TypeOrmBenchPresses(database.transaction),
    async (isShipped) => (await storeOrder(anOrder(isShipped ? 'shipped' : 'in_production'), database.transaction)).id,
  );
});
