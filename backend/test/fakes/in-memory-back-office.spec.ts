import { itKeepsChangeSets } from '../contracts/change-sets.contract.js';
import { itKeepsEditableRows } from '../contracts/editable-rows.contract.js';
import { InMemoryChangeSets } from './in-memory-change-sets.js';
import { InMemoryEditableRows } from './in-memory-editable-rows.js';

describe(InMemoryChangeSets.name, () => {
  const sets = new InMemoryChangeSets();
  itKeepsChangeSets(
    () => sets,
    (work) => work(),
  );
});

describe(InMemoryEditableRows.name, () => {
  const rows = new InMemoryEditableRows();
  itKeepsEditableRows(
    () => rows,
    (work) => work(),
  );
});
