import { act, renderHook } from '@testing-library/react';
import { useFormFailure } from './use-form-failure';

const error = (fields: Record<string, string>) => ({
  status: 400,
  code: 'request.invalid',
  message: 'Revisa.',
  fields,
});

function refused(fields: Record<string, string>, values: object) {
  const { result } = renderHook(() => useFormFailure());
  let shown: Record<string, string> = {};
  act(() => void (shown = result.current.fail(error(fields), values)));
  return { shown, failure: result.current.failure };
}

describe('fail', () => {
  it('shows the errors of the fields beside them alone', () => {
    expect(refused({ note: 'Larga' }, { note: '' })).toEqual({ shown: { note: 'Larga' }, failure: undefined });
  });

  it('finds the fields of a part of the request by their last name', () => {
    expect(refused({ 'received.amount': 'Cero' }, { amount: '0' }).shown).toEqual({ amount: 'Cero' });
  });

  it('shows the message when a refused field is not in the form', () => {
    expect(refused({ token: 'Vencido' }, { bank: '' })).toEqual({ shown: {}, failure: 'Revisa.' });
    expect(refused({ token: 'Vencido', bank: 'Falta' }, { bank: '' })).toEqual({
      shown: { bank: 'Falta' },
      failure: 'Revisa.',
    });
  });
});

it('shows words of an action itself, and nothing after success', () => {
  const { result } = renderHook(() => useFormFailure());
  let outcome: unknown;
  act(() => void (outcome = result.current.refuse('Otra persona lo cambió.', { note: '' })));
  expect(outcome).toEqual({});
  expect(result.current.failure).toBe('Otra persona lo cambió.');
  act(() => void (outcome = result.current.refuse(undefined, { note: '' })));
  expect(outcome).toBeUndefined();
  expect(result.current.failure).toBeUndefined();
});
