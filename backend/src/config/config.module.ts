import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Env } from './env.js';

/** Gives the settings that the start has read to every module. */
@Global()
@Module({})
export class ConfigModule {
  static with(env: Env): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: Env, useValue: env }], exports: [Env] };
  }
}
