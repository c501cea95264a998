import { useState } from 'react';
import { identityApi } from '../../api/identity.api';
import {
  type MySecondFactorDto,
  useAddPasskeyMutation,
  useBeginAuthenticatorAppMutation,
  useGetMySecondFactorQuery,
  useGetNewPasskeyOptionsMutation,
  useRemoveAuthenticatorAppMutation,
  useRemovePasskeyMutation,
  useRenewRecoveryCodesMutation,
} from '../../api/staff.api';
import { errorMessage } from '../../shared/lib/error-message';
import { showDay } from '../../shared/lib/moments';
import { createPasskey, hasPasskeys } from '../../shared/lib/passkey';
import { useConfirmedIdentity } from '../../shared/lib/use-confirmed-identity';
import { useAppDispatch } from '../../shared/state/app-store';
import { type ToastMessage, useToast } from '../../shared/state/use-toast';
import { Button } from '../../shared/ui/Button';
import { Skeleton } from '../../shared/ui/Skeleton';
import { AuthenticatorAppDialog } from './AuthenticatorAppDialog';
import { Actions, Part, Rows } from './parts';
import { RecoveryCodes } from './RecoveryCodes';

/** The second factors of a staff member: passkeys, the authenticator app, recovery codes. */
export function SecondFactor({ mustEnrol = false }: { mustEnrol?: boolean }) {
  const { data } = useGetMySecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const { confirmDialog, codes, app, ...actions } = useSecondFactor();
  if (!data) return <Skeleton height="240px" />;
  return (
    <Part aria-labelledby="entrada">
      <h2 id="entrada">{mustEnrol ? 'Agrega otra forma de entrar' : 'Cómo entro'}</h2>
      <p>
        {mustEnrol
          ? 'Antes de abrir el panel, protege tu cuenta: con tu contraseña sola no se puede entrar.'
          : 'Con una llave de acceso entras con la huella o la cara, sin contraseña. La app de códigos es la otra forma.'}
      </p>
      <Factors data={data} actions={actions} />
      <Actions>
        {hasPasskeys() && (
          <Button pending={actions.isPending} onClick={actions.addPasskey}>
            Agregar llave de acceso
          </Button>
        )}
        <Button variant="secondary" pending={actions.isPending} onClick={actions.beginApp}>
          {data.hasCodeApp ? 'Cambiar la app de códigos' : 'Agregar app de códigos'}
        </Button>
      </Actions>
      {confirmDialog}
      {app && <AuthenticatorAppDialog app={app} onAdded={actions.added} onClose={actions.closeApp} />}
      {codes && <RecoveryCodes codes={codes} onClose={actions.closeCodes} />}
    </Part>
  );
}

interface FactorsProps {
  data: MySecondFactorDto;
  actions: Pick<ReturnType<typeof useSecondFactor>, 'isPending' | 'removePasskey' | 'removeApp' | 'renewCodes'>;
}

function Factors({ data: { passkeys, hasCodeApp, recoveryCodesLeft }, actions }: FactorsProps) {
  const { isPending } = actions;
  return (
    <Rows>
      {passkeys.map(({ id, name, createdAt }) => (
        <li key={id}>
          <span>
            <span>{`Llave de ${name}`}</span>
            <small>{`Desde el ${showDay(createdAt)}`}</small>
          </span>
          <Button
            variant="text"
            size="s"
            pending={isPending}
            aria-label={`Quitar la llave de ${name}`}
            onClick={() => actions.removePasskey(id)}
          >
            Quitar
          </Button>
        </li>
      ))}
      {hasCodeApp && (
        <li>
          <span>App de códigos</span>
          <Button
            variant="text"
            size="s"
            pending={isPending}
            aria-label="Quitar la app de códigos"
            onClick={actions.removeApp}
          >
            Quitar
          </Button>
        </li>
      )}
      {passkeys.length + Number(hasCodeApp) > 0 && (
        <li>
          <span>
            <span>Códigos de recuperación</span>
            <small>{`Quedan ${recoveryCodesLeft}`}</small>
          </span>
          <Button variant="text" size="s" pending={isPending} onClick={actions.renewCodes}>
            Pedir nuevos
          </Button>
        </li>
      )}
    </Rows>
  );
}

type Failure = Parameters<typeof errorMessage>[0];

const failed = (error: Failure): ToastMessage => ({ kind: 'error', title: 'No se guardó', text: errorMessage(error) });

/** Creates a passkey on this device and stores it. */
function useNewPasskey(
  withConfirmedIdentity: ReturnType<typeof useConfirmedIdentity>['withConfirmedIdentity'],
  added: (codes: string[] | null) => void,
) {
  const showToast = useToast();
  const [isAdding, setAdding] = useState(false);
  const [options] = useGetNewPasskeyOptionsMutation();
  const [add] = useAddPasskeyMutation();
  const addPasskey = async () => {
    setAdding(true);
    const { data, error } = await withConfirmedIdentity(() => options());
    const response = data && (await createPasskey(data));
    const answer = response && (await add({ passkeyAnswerDto: { response } }));
    setAdding(false);
    const failure = error ?? answer?.error;
    if (failure) showToast(failed(failure));
    else if (answer?.data) added(answer.data.recoveryCodes);
    else
      showToast({ kind: 'error', title: 'No se agregó', text: 'Tu dispositivo no creó la llave. Inténtalo otra vez.' });
  };
  return { isAdding, addPasskey: () => void addPasskey() };
}

/** The actions of the screen; each requires a confirmed identity. */
function useSecondFactor() {
  const showToast = useToast();
  const dispatch = useAppDispatch();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const [codes, setCodes] = useState<string[]>();
  const [app, setApp] = useState<{ secret: string; qr: string }>();
  const [remove, removing] = useRemovePasskeyMutation();
  const [begin, beginning] = useBeginAuthenticatorAppMutation();
  const [removeAuthenticatorApp, removingApp] = useRemoveAuthenticatorAppMutation();
  const [renew, renewing] = useRenewRecoveryCodesMutation();

  // Only when the codes were read: the panel opens with it.
  const openPanel = () => dispatch(identityApi.util.invalidateTags(['identity']));
  const added = (recoveryCodes: string[] | null) => {
    setApp(undefined);
    // The first one, which brings the codes, ends the sessions that never showed it.
    const others = recoveryCodes ? ' Cerramos tus sesiones en otros dispositivos: vuelve a entrar en ellos.' : '';
    showToast({ kind: 'success', title: 'Listo', text: `Desde ahora entras con ella.${others}` });
    if (recoveryCodes) setCodes(recoveryCodes);
    else openPanel();
  };
  const { isAdding, addPasskey } = useNewPasskey(withConfirmedIdentity, added);
  const beginApp = async () => {
    const { data, error } = await withConfirmedIdentity(() => begin());
    if (error) showToast(failed(error));
    else setApp(data);
  };
  const removed = async (act: () => Promise<{ error?: Failure }>) => {
    const { error } = await withConfirmedIdentity(act);
    if (error) showToast(failed(error));
    else showToast({ kind: 'success', title: 'Quitada', text: 'Ya no sirve para entrar.' });
  };
  const renewCodes = async () => {
    const { data, error } = await withConfirmedIdentity(() => renew());
    if (error) showToast(failed(error));
    else setCodes(data.recoveryCodes ?? undefined);
  };
  return {
    confirmDialog,
    codes,
    app,
    isPending: isAdding || [removing, beginning, removingApp, renewing].some(({ isLoading }) => isLoading),
    added,
    addPasskey,
    beginApp: () => void beginApp(),
    removePasskey: (id: string) => void removed(() => remove({ id })),
    removeApp: () => void removed(() => removeAuthenticatorApp()),
    renewCodes: () => void renewCodes(),
    closeApp: () => setApp(undefined),
    closeCodes: () => {
      setCodes(undefined);
      openPanel();
    },
  };
}
