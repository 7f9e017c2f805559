import * as migration_20261120_215547_initial from './20261120_215547_initial.ts';

export const migrations = [
  {
    up: migration_20261120_215547_initial.up,
    down: migration_20261120_215547_initial.down,
    name: '20261120_215547_initial'
  },
];
