import * as migration_20261120_222707_initial from './20261120_222707_initial.ts';

export const migrations = [
  {
    up: migration_20261120_222707_initial.up,
    down: migration_20261120_222707_initial.down,
    name: '20261120_222707_initial'
  },
];
