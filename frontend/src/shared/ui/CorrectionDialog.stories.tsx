import CorrectionDialog from './CorrectionDialog';

const details = {
  version: 'v1',
  isOpen: true,
  phone: '300 123 4567',
  shipping: { address: 'Calle 10 # 43-12', city: 'Medellín', department: 'Antioquia', postalCode: '' },
  names: [{ position: 0, productName: 'Pañalera Multifuncional', name: 'Sofía' }],
};

export const isOverlay = true;

export const states = {
  open: (
    <CorrectionDialog
      details={details}
      words="Puedes cambiarlos hasta que empecemos a hacer tu pedido."
      onDraft={() => undefined}
      save={() => Promise.resolve({})}
      reload={() => Promise.resolve(details)}
      onClose={() => undefined}
    />
  ),
};
