import { useState } from 'react';
import {
  type RefundAccountDto,
  type RefundDto,
  useLazyReadRefundAccountQuery,
  useSendRefundLinkMutation,
} from '../../../api/refunds.api';
import { ACCOUNT_TYPES, DOCUMENT_TYPES } from '../../../domain/refund-account-words';
import { errorMessage } from '../../../shared/lib/error-message';
import { useConfirmedIdentity } from '../../../shared/lib/use-confirmed-identity';
import { useToast } from '../../../shared/state/use-toast';
import { Button } from '../../../shared/ui/Button';
import { CopyButton } from '../../../shared/ui/CopyButton';
import { Note } from '../../../shared/ui/Note';
import { Facts, Row } from '../../../shared/ui/panel';

/** The account of the customer: four digits, the whole one when an owner asks for it, or a new link. */
export function CustomerAccount({ refund: { id, account, orderNumber } }: { refund: RefundDto }) {
  const showToast = useToast();
  const [read, { data, isFetching }] = useLazyReadRefundAccountQuery();
  const [sendLink, { isLoading }] = useSendRefundLinkMutation();
  const { withConfirmedIdentity, confirmDialog } = useConfirmedIdentity();
  const [failure, setFailure] = useState<string>();
  const run = async (send: () => Promise<{ error?: Parameters<typeof errorMessage>[0] }>, title?: string) => {
    const { error } = await withConfirmedIdentity(send);
    setFailure(error && errorMessage(error));
    if (!error && title) showToast({ kind: 'success', title, text: orderNumber });
  };
  return (
    <>
      {account &&
        (data ? <WholeAccount account={data} /> : <p translate="no">{`${account.bank} ${account.number}`}</p>)}
      <Row>
        {account && !data && (
          <Button size="s" variant="secondary" pending={isFetching} onClick={() => void run(() => read({ id }))}>
            Ver la cuenta
          </Button>
        )}
        <Button
          size="s"
          variant="text"
          pending={isLoading}
          onClick={() => void run(() => sendLink({ id }), 'Enlace enviado')}
        >
          Pedir la cuenta otra vez
        </Button>
      </Row>
      <div role="alert">{failure && <Note kind="error">{failure}</Note>}</div>
      {confirmDialog}
    </>
  );
}

/** With the numbers to copy into the bank's app. */
function WholeAccount({
  account: { bank, type, number, holder, documentType, document },
}: {
  account: RefundAccountDto;
}) {
  return (
    <Facts>
      <div>
        <dt>Banco</dt>
        <dd translate="no">{bank}</dd>
      </div>
      <div>
        <dt>{`Cuenta: ${wordOf(ACCOUNT_TYPES, type)}`}</dt>
        <dd>
          <span translate="no">{`${number} `}</span>
          <CopyButton what="la cuenta" text={number} />
        </dd>
      </div>
      <div>
        <dt>A nombre de</dt>
        <dd translate="no">{holder}</dd>
      </div>
      <div>
        <dt>{wordOf(DOCUMENT_TYPES, documentType)}</dt>
        <dd>
          <span translate="no">{document}</span>
          <span> </span>
          <CopyButton what="el documento" text={document} />
        </dd>
      </div>
    </Facts>
  );
}

function wordOf(words: Readonly<Record<string, string>>, key: string): string {
  return words[key] ?? key;
}
