import { ButtonLink } from '../../shared/ui/Button';

/** The ways in, for who is not logged in. */
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
