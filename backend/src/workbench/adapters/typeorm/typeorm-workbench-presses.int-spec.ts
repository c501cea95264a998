import { anOrder, orderSchemas, storeOrder } from '../../../../test/builders/order.builder.js';
import { itKeepsWorkbenchPresses } from '../../../../test/contracts/workbench-presses.contract.js';
import { type TestDatabase, testDatabase } from '../../../../test/support/database.js';
import { WorkbenchPressSchema } from './workbench-press.schema.js';
import { TypeOrmWorkbenchPresses } from './typeorm-workbench-presses.js';

describe(TypeOrmWorkbenchPresses.name, () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase([...orderSchemas, WorkbenchPressSchema]);
  });
  afterAll(() => database.drop());

  itKeepsWorkbenchPresses(
    () => new TypeOrmWorkbenchPresses(database.transaction),
    async (isShipped) => (await storeOrder(anOrder(isShipped ? 'shipped' : 'in_production'), database.transaction)).id,
  );
});
