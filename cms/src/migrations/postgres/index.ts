import * as migration_20261126_163612_rush from './20261126_163612_rush.ts';

export const migrations = [
  {
    up: migration_20261126_163612_rush.up,
    down: migration_20261126_163612_rush.down,
    name: '20261126_163612_rush'
  },
];
