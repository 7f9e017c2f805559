import * as migration_20261120_224310_initial from './20261120_224310_initial.ts';

export const migrations = [
  {
    up: migration_20261120_224310_initial.up,
    down: migration_20261120_224310_initial.down,
    name: '20261120_224310_initial'
  },
];
