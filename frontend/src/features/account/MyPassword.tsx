import { EditInPlace } from './EditInPlace';
import { MyPasswordForm } from './MyPasswordForm';

/** Section with the form that changes the password. */
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
