import * as migration_20261126_133628_no_locks from './20261126_133628_no_locks.ts';
import * as migration_20261127_002929_facts from './20261127_002929_facts.ts';
import * as migration_20261127_042446_plans from './20261127_042446_plans.ts';
import * as migration_20261127_152203_hero_printings from './20261127_152203_hero_printings.ts';
import * as migration_20261127_221624_answered_tables from './20261127_221624_answered_tables.ts';
import * as migration_20261127_225608_planned_texts from './20261127_225608_planned_texts.ts';
import * as migration_20261128_044056_answers from './20261128_044056_answers.ts';
import * as migration_20261128_085624_identity from './20261128_085624_identity.ts';
import * as migration_20261128_120235_company from './20261128_120235_company.ts';
import * as migration_20261129_090511_audit_log from './20261129_090511_audit_log.ts';
import * as migration_20261130_103900_tables from './20261130_103900_tables.ts';
import * as migration_20261130_141833_evenings from './20261130_141833_evenings.ts';
import * as migration_20261130_204522_private_rooms from './20261130_204522_private_rooms.ts';
import * as migration_20261201_005247_structure_and_rooms from './20261201_005247_structure_and_rooms.ts';

export const migrations = [
  {
    up: migration_20261126_133628_no_locks.up,
    down: migration_20261126_133628_no_locks.down,
    name: '20261126_133628_no_locks',
  },
  {
    up: migration_20261127_002929_facts.up,
    down: migration_20261127_002929_facts.down,
    name: '20261127_002929_facts',
  },
  {
    up: migration_20261127_042446_plans.up,
    down: migration_20261127_042446_plans.down,
    name: '20261127_042446_plans',
  },
  {
    up: migration_20261127_152203_hero_printings.up,
    down: migration_20261127_152203_hero_printings.down,
    name: '20261127_152203_hero_printings',
  },
  {
    up: migration_20261127_221624_answered_tables.up,
    down: migration_20261127_221624_answered_tables.down,
    name: '20261127_221624_answered_tables',
  },
  {
    up: migration_20261127_225608_planned_texts.up,
    down: migration_20261127_225608_planned_texts.down,
    name: '20261127_225608_planned_texts',
  },
  {
    up: migration_20261128_044056_answers.up,
    down: migration_20261128_044056_answers.down,
    name: '20261128_044056_answers',
  },
  {
    up: migration_20261128_085624_identity.up,
    down: migration_20261128_085624_identity.down,
    name: '20261128_085624_identity',
  },
  {
    up: migration_20261128_120235_company.up,
    down: migration_20261128_120235_company.down,
    name: '20261128_120235_company',
  },
  {
    up: migration_20261129_090511_audit_log.up,
    down: migration_20261129_090511_audit_log.down,
    name: '20261129_090511_audit_log',
  },
  {
    up: migration_20261130_103900_tables.up,
    down: migration_20261130_103900_tables.down,
    name: '20261130_103900_tables',
  },
  {
    up: migration_20261130_141833_evenings.up,
    down: migration_20261130_141833_evenings.down,
    name: '20261130_141833_evenings',
  },
  {
    up: migration_20261130_204522_private_rooms.up,
    down: migration_20261130_204522_private_rooms.down,
    name: '20261130_204522_private_rooms',
  },
  {
    up: migration_20261201_005247_structure_and_rooms.up,
    down: migration_20261201_005247_structure_and_rooms.down,
    name: '20261201_005247_structure_and_rooms'
  },
];
