import * as migration_20261126_133628_no_locks from './20261126_133628_no_locks.ts';

export const migrations = [
  {
    up: migration_20261126_133628_no_locks.up,
    down: migration_20261126_133628_no_locks.down,
    name: '20261126_133628_no_locks'
  },
];
