import { LinkProblem } from './LinkProblem';

const refused = { status: 422, code: 'refund.bad_link', message: 'Este enlace ya no sirve.', fields: {} };

export const states = {
  refused: <LinkProblem title="Este enlace no sirve" error={refused} onRetry={() => undefined} />,
  unreachable: (
    <LinkProblem
      title="Este enlace no sirve"
      error={{ ...refused, status: 0, code: 'network' }}
      onRetry={() => undefined}
    />
  ),
};
