import { useState } from 'react';
import { AccountFrame } from '../../features/account/AccountFrame';
import { Elsewhere, Ways } from '../../features/account/form-parts';
import { RegisterForm } from '../../features/account/RegisterForm';
import { Button, ButtonLink } from '../../shared/ui/Button';
import { PageHead } from '../../shared/ui/PageHead';
import { ActionLink } from '../../shared/ui/TextLink';

/** `/register`: the form, and the next steps after the registration. */
export default function RegisterPage() {
  const [firstName, setFirstName] = useState<string>();
  const done = firstName !== undefined;
  return (
    <AccountFrame
      title={done ? 'Registro Completado' : 'Crea tu cuenta'}
      lead={done ? `${firstName}, tu cuenta está lista y ya entraste a ella.` : 'Los campos con * son obligatorios.'}
      step={done ? 'done' : 'form'}
      back={{ to: '/', label: 'Volver al inicio' }}
      words={{ plain: 'Tu cuenta,', emphasis: 'a tu nombre', sewn: 'Salomé' }}
      wide={!done}
    >
      <PageHead title="Registrarse" description="Crea tu cuenta de Sigerist." path="/register" noIndex />
      {done ? (
        <Ways>
          <ButtonLink to="/productos" size="l" full>
            Explorar productos
          </ButtonLink>
          <Button variant="secondary" full onClick={() => setFirstName(undefined)}>
            Registrar Otro Usuario
          </Button>
        </Ways>
      ) : (
        <>
          <RegisterForm onDone={setFirstName} />
          <Elsewhere>
            <span>{'¿Ya tienes cuenta? '}</span>
            <ActionLink to="/login">Inicia sesión</ActionLink>
          </Elsewhere>
        </>
      )}
    </AccountFrame>
  );
}
