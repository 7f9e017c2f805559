import * as migration_20261120_213750_initial from './20261120_213750_initial.ts';

export const migrations = [
  {
    up: migration_20261120_213750_initial.up,
    down: migration_20261120_213750_initial.down,
    name: '20261120_213750_initial'
  },
];
