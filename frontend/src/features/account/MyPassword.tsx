import { EditInPlace } from './EditInPlace';
import { MyPasswordForm } from './MyPasswordForm';

/** The password, which nobody can read any more, and the form that changes it. */
export function MyPassword({ email }: { email: string }) {
  return (
    <EditInPlace
      title="Contraseña"
      action="Cambiar contraseña"
      form={(close) => <MyPasswordForm email={email} onClose={close} />}
    >
      <p>Al cambiarla se cierran tus sesiones en otros dispositivos.</p>
    </EditInPlace>
  );
}
