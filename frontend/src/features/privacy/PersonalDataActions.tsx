import { useState } from 'react';
import { styled } from 'styled-components';
import { serverMessage } from '../../api/api-error';
import {
  type PrivacyErasureDto,
  useErasePersonalDataMutation,
  useExportPersonalDataMutation,
} from '../../api/privacy.api';
import { Button } from '../../shared/ui/Button';
import { Note } from '../../shared/ui/Note';

interface PersonalDataActionsProps {
  token: string;
  /** Receives the token for the next step; undefined when there is none. */
  onToken: (token: string | undefined) => void;
  onErased: (erasure: PrivacyErasureDto) => void;
}

const FALLBACK_ERROR = 'No pudimos hacerlo. Inténtalo de nuevo.';

/** Actions of the mailed link: download all data, or erase them after a confirmation. */
export function PersonalDataActions({ token, onToken, onErased }: PersonalDataActionsProps) {
  const [exportData, exporting] = useExportPersonalDataMutation();
  const [eraseData, erasing] = useErasePersonalDataMutation();
  const [isAsking, setAsking] = useState(false);
  const failed = exporting.error ?? erasing.error;

  const download = async () => {
    const { data } = await exportData({ privacyTokenDto: { token } });
    if (!data) return;
    const { nextToken, ...rest } = data;
    onToken(nextToken);
    saveJson('mis-datos-sigerist.json', rest);
  };
  const erase = async () => {
    const { data } = await eraseData({ privacyTokenDto: { token } });
    if (!data) return;
    onToken(undefined);
    onErased(data);
  };
  return (
    <Parts>
      {failed && (
        <Note kind="error" role="alert">
          {serverMessage(failed, FALLBACK_ERROR)}
        </Note>
      )}
      <Ways>
        <Button pending={exporting.isLoading} onClick={() => void download()}>
          Descargar mis datos
        </Button>
        {!isAsking && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Borrar mis datos
          </Button>
        )}
      </Ways>
      {isAsking && (
        <Note kind="warning" role="alert">
          <p>
            Borramos tu nombre, correo, celular, dirección, los textos bordados y tus mensajes. Los pedidos que esperan
            tu transferencia se cancelan. No se puede deshacer.
          </p>
          <Ways>
            <Button size="s" pending={erasing.isLoading} onClick={() => void erase()}>
              Sí, borrar mis datos
            </Button>
            <Button size="s" variant="text" onClick={() => setAsking(false)}>
              No, dejarlos
            </Button>
          </Ways>
        </Note>
      )}
    </Parts>
  );
}

/** Downloads data as a JSON file. */
function saveJson(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoked later, because the browser reads the URL after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-20);
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12) var(--space-20);
`;
