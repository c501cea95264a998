import { Logger } from '@nestjs/common';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import express from 'express';
import request from 'supertest';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { DomainError, TooManyRequestsError } from '../domain-error.js';
import { ErrorFilter } from './error.filter.js';
import { requestId } from './request-id.js';

const failure = (code: string) => Object.assign(new Error('failed'), { code });
const ofQuery = (cause: Error) => new QueryFailedError('SELECT 1', [], cause);

describe('ErrorFilter', () => {
  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  const answerTo = (error: unknown) => {
    const app = express().use(requestId);
    app.get('/', (req, res) => new ErrorFilter().catch(error, new ExecutionContextHost([req, res])));
    return request(app).get('/');
  };

  it.each([
    ['a statement that took too long', ofQuery(failure('57014'))],
    ['a transaction that was left open', ofQuery(failure('25P03'))],
    ['a connection that failed', ofQuery(failure('08006'))],
    ['a connection that was refused', ofQuery(failure('08001'))],
    ['a wait for a pooler without a free connection', ofQuery(Object.assign(failure('08P01'), { severity: 'FATAL' }))],
    ['a read that took too long', ofQuery(new Error('Query read timeout'))],
    ['a connection that was lost between two statements', new QueryRunnerAlreadyReleasedError()],
    ['a connection that was lost in a transaction', new QueryRunnerProviderAlreadyReleasedError()],
    ['a host without a way to it', failure('EHOSTUNREACH')],
    ['an unavailable name server', failure('EAI_AGAIN')],
  ])('asks to come back after %s', async (_what, error) => {
    const { body } = await answerTo(error).expect(503);
    expect(body).toMatchObject({ code: 'server.unavailable' });
  });

  it.each([
    [1, '1 segundo'],
    [90, '90 segundos'],
    [121, '3 minutos'],
  ])('tells in words too that a call may be repeated in %d s', async (seconds, words) => {
    const { body } = await answerTo(new TooManyRequestsError(seconds))
      .expect(429)
      .expect('Retry-After', String(seconds));
    expect(body).toMatchObject({ message: `Demasiados intentos. Espera ${words} y vuelve a intentar.` });
  });

  it('logs what was foreseen with its reason and without a stack', async () => {
    const logged: unknown[] = [];
    const record = (entry: unknown) => void logged.push(entry);
    Logger.overrideLogger({ log: record, warn: record, error: record });
    const unavailable = new DomainError('unavailable', 'payment.provider_away', 'El proveedor de pagos no responde.');
    await answerTo(Object.assign(unavailable, { cause: 'answered 500' })).expect(503);
    Logger.overrideLogger(false);
    expect(logged).toEqual([{ code: 'payment.provider_away', reason: 'answered 500', requestId: expect.any(String) }]);
  });

  it('answers any other error as a fault of the server', async () => {
    await answerTo(ofQuery(failure('23505'))).expect(500);
    // A statement with a wrong number of values.
    await answerTo(ofQuery(Object.assign(failure('08P01'), { severity: 'ERROR' }))).expect(500);
    await answerTo(new Error('failed')).expect(500);
    await answerTo('text').expect(500);
  });
});
