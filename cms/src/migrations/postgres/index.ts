import * as migration_20261126_163612_rush from './20261126_163612_rush.ts';
import * as migration_20261127_002957_facts from './20261127_002957_facts.ts';
import * as migration_20261127_042510_plans from './20261127_042510_plans.ts';
import * as migration_20261127_152205_hero_printings from './20261127_152205_hero_printings.ts';
import * as migration_20261127_221628_answered_tables from './20261127_221628_answered_tables.ts';
import * as migration_20261127_225610_planned_texts from './20261127_225610_planned_texts.ts';
import * as migration_20261128_044104_answers from './20261128_044104_answers.ts';
import * as migration_20261128_085627_identity from './20261128_085627_identity.ts';
import * as migration_20261128_120237_company from './20261128_120237_company.ts';
import * as migration_20261129_051140_letters_on_their_way from './20261129_051140_letters_on_their_way.ts';
import * as migration_20261129_090535_audit_log from './20261129_090535_audit_log.ts';
import * as migration_20261130_103905_tables from './20261130_103905_tables.ts';
import * as migration_20261130_141837_evenings from './20261130_141837_evenings.ts';
import * as migration_20261130_202532_told_by_phone from './20261130_202532_told_by_phone.ts';
import * as migration_20261130_204542_private_rooms from './20261130_204542_private_rooms.ts';
import * as migration_20261201_005252_structure_and_rooms from './20261201_005252_structure_and_rooms.ts';

export const migrations = [
  {
    up: migration_20261126_163612_rush.up,
    down: migration_20261126_163612_rush.down,
    name: '20261126_163612_rush',
  },
  {
    up: migration_20261127_002957_facts.up,
    down: migration_20261127_002957_facts.down,
    name: '20261127_002957_facts',
  },
  {
    up: migration_20261127_042510_plans.up,
    down: migration_20261127_042510_plans.down,
    name: '20261127_042510_plans',
  },
  {
    up: migration_20261127_152205_hero_printings.up,
    down: migration_20261127_152205_hero_printings.down,
    name: '20261127_152205_hero_printings',
  },
  {
    up: migration_20261127_221628_answered_tables.up,
    down: migration_20261127_221628_answered_tables.down,
    name: '20261127_221628_answered_tables',
  },
  {
    up: migration_20261127_225610_planned_texts.up,
    down: migration_20261127_225610_planned_texts.down,
    name: '20261127_225610_planned_texts',
  },
  {
    up: migration_20261128_044104_answers.up,
    down: migration_20261128_044104_answers.down,
    name: '20261128_044104_answers',
  },
  {
    up: migration_20261128_085627_identity.up,
    down: migration_20261128_085627_identity.down,
    name: '20261128_085627_identity',
  },
  {
    up: migration_20261128_120237_company.up,
    down: migration_20261128_120237_company.down,
    name: '20261128_120237_company',
  },
  {
    up: migration_20261129_051140_letters_on_their_way.up,
    down: migration_20261129_051140_letters_on_their_way.down,
    name: '20261129_051140_letters_on_their_way',
  },
  {
    up: migration_20261129_090535_audit_log.up,
    down: migration_20261129_090535_audit_log.down,
    name: '20261129_090535_audit_log',
  },
  {
    up: migration_20261130_103905_tables.up,
    down: migration_20261130_103905_tables.down,
    name: '20261130_103905_tables',
  },
  {
    up: migration_20261130_141837_evenings.up,
    down: migration_20261130_141837_evenings.down,
    name: '20261130_141837_evenings',
  },
  {
    up: migration_20261130_202532_told_by_phone.up,
    down: migration_20261130_202532_told_by_phone.down,
    name: '20261130_202532_told_by_phone',
  },
  {
    up: migration_20261130_204542_private_rooms.up,
    down: migration_20261130_204542_private_rooms.down,
    name: '20261130_204542_private_rooms',
  },
  {
    up: migration_20261201_005252_structure_and_rooms.up,
    down: migration_20261201_005252_structure_and_rooms.down,
    name: '20261201_005252_structure_and_rooms'
  },
];
