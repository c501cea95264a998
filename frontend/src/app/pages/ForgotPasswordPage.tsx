import type { ReactNode } from 'react';
import { AccountFrame } from '../../features/account/AccountFrame';
import { LinkPasswordForm } from '../../features/account/LinkPasswordForm';
import { NewPasswordForm } from '../../features/account/NewPasswordForm';
import { RequestCodeForm } from '../../features/account/RequestCodeForm';
import { useReset } from '../../features/account/use-reset';
import { ButtonLink } from '../../shared/ui/Button';
import { PageHead } from '../../shared/ui/PageHead';

const TITLES = {
  email: 'Recupera tu contraseña',
  code: 'Escribe el código',
  link: 'Elige tu nueva contraseña',
  done: '¡Contraseña actualizada!',
};

/** `/forgot-password`: three steps; the emailed link opens the last one. */
export default function ForgotPasswordPage() {
  const { step, sent, email, failure, sendCode, setPassword, setPasswordByLink, back } = useReset();
  const leads: Record<typeof step, ReactNode> = {
    email: 'Escribe tu correo y te enviamos un código de 6 dígitos.',
    code: (
      <>
        <span>{'Lo enviamos a '}</span>
        <strong translate="no">{sent?.email}</strong>
        <span>. También puedes abrir el enlace del mismo correo.</span>
      </>
    ),
    link: 'Tu enlace sirve una sola vez y vence 15 minutos después de pedirlo.',
    done: 'Ya puedes entrar con tu nueva contraseña.',
  };
  return (
    <AccountFrame
      title={TITLES[step]}
      lead={leads[step]}
      step={step}
      back={step === 'done' ? undefined : { to: '/login', label: 'Volver a iniciar sesión' }}
      words={{ plain: 'Nos pasa a todos:', emphasis: 'lo arreglamos en un minuto', sewn: 'Mamá' }}
    >
      <PageHead
        title="Recupera tu contraseña"
        description="Te enviamos un código para escoger una contraseña nueva."
        path="/forgot-password"
        noIndex
      />
      {step === 'email' && <RequestCodeForm email={email} failure={failure} onSend={sendCode} />}
      {step === 'code' && sent && (
        <NewPasswordForm
          sent={sent}
          failure={failure}
          onSubmit={setPassword}
          onSendAgain={() => sendCode(sent.email)}
          onBack={back}
        />
      )}
      {step === 'link' && <LinkPasswordForm failure={failure} onSubmit={setPasswordByLink} onBack={back} />}
      {step === 'done' && (
        <ButtonLink to="/login" size="l" full>
          Iniciar Sesión
        </ButtonLink>
      )}
    </AccountFrame>
  );
}
