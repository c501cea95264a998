import { DialogFoot, DialogForm } from './dialog-form';

export const states = {
  'at rest': (
    <DialogForm>
      <DialogFoot
        action="Guardar"
        pendingAction="Guardando..."
        pending={false}
        isOver={false}
        onClose={() => undefined}
      />
    </DialogForm>
  ),
  pending: (
    <DialogForm>
      <DialogFoot action="Guardar" pendingAction="Guardando..." pending isOver={false} onClose={() => undefined} />
    </DialogForm>
  ),
  refused: (
    <DialogForm>
      <DialogFoot
        action="Guardar"
        pendingAction="Guardando..."
        pending={false}
        failure="No se pudo guardar."
        isOver={false}
        onClose={() => undefined}
      />
    </DialogForm>
  ),
  over: (
    <DialogForm>
      <DialogFoot action="Guardar" pendingAction="Guardando..." pending={false} isOver onClose={() => undefined} />
    </DialogForm>
  ),
};
