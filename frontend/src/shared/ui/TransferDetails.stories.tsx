import { TransferDetails } from './TransferDetails';

export const states = {
  'of a whole order': (
    <TransferDetails
      account={{
        bank: 'Bancolombia',
        type: 'Ahorros',
        number: '123-456789-00',
        holder: 'Sigerist',
        isWithdrawn: false,
        proofUrl: null,
      }}
      amount={782_000}
      instalments={[{ amount: 782_000, reference: 'SIG-7K2QXM', state: 'due', payBy: '2026-12-02', paidAt: null }]}
    />
  ),
};
