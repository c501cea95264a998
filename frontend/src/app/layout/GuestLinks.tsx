import { ButtonLink } from '../../shared/ui/Button';

/** The links to login and registration, for guests. */
export function GuestLinks() {
  return (
    <>
      <ButtonLink to="/login" variant="text" size="s">
        Iniciar Sesión
      </ButtonLink>
      <ButtonLink to="/register" variant="secondary" size="s">
        Registrarse
      </ButtonLink>
    </>
  );
}
