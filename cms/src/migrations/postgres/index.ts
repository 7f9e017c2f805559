import * as migration_20261122_155605_initial from './20261122_155605_initial.ts';
import * as migration_20261122_202343_guests from './20261122_202343_guests.ts';
import * as migration_20261123_001629_desk from './20261123_001629_desk.ts';
import * as migration_20261123_024000_owners from './20261123_024000_owners.ts';
import * as migration_20261123_035119_staff from './20261123_035119_staff.ts';
import * as migration_20261123_043310_focus from './20261123_043310_focus.ts';
import * as migration_20261123_141608_facts_as_of from './20261123_141608_facts_as_of.ts';
import * as migration_20261123_142317_portraits from './20261123_142317_portraits.ts';
import * as migration_20261126_123156_bin_of_enquiries from './20261126_123156_bin_of_enquiries.ts';
import * as migration_20261126_124500_search_variants from './20261126_124500_search_variants.ts';
import * as migration_20261126_133304_allergen_lists from './20261126_133304_allergen_lists.ts';
import * as migration_20261126_133653_no_locks from './20261126_133653_no_locks.ts';
import * as migration_20261126_163612_rush from './20261126_163612_rush.ts';

export const migrations = [
  {
    up: migration_20261122_155605_initial.up,
    down: migration_20261122_155605_initial.down,
    name: '20261122_155605_initial',
  },
  {
    up: migration_20261122_202343_guests.up,
    down: migration_20261122_202343_guests.down,
    name: '20261122_202343_guests',
  },
  {
    up: migration_20261123_001629_desk.up,
    down: migration_20261123_001629_desk.down,
    name: '20261123_001629_desk',
  },
  {
    up: migration_20261123_024000_owners.up,
    down: migration_20261123_024000_owners.down,
    name: '20261123_024000_owners',
  },
  {
    up: migration_20261123_035119_staff.up,
    down: migration_20261123_035119_staff.down,
    name: '20261123_035119_staff',
  },
  {
    up: migration_20261123_043310_focus.up,
    down: migration_20261123_043310_focus.down,
    name: '20261123_043310_focus',
  },
  {
    up: migration_20261123_141608_facts_as_of.up,
    down: migration_20261123_141608_facts_as_of.down,
    name: '20261123_141608_facts_as_of',
  },
  {
    up: migration_20261123_142317_portraits.up,
    down: migration_20261123_142317_portraits.down,
    name: '20261123_142317_portraits',
  },
  {
    up: migration_20261126_123156_bin_of_enquiries.up,
    down: migration_20261126_123156_bin_of_enquiries.down,
    name: '20261126_123156_bin_of_enquiries',
  },
  {
    up: migration_20261126_124500_search_variants.up,
    down: migration_20261126_124500_search_variants.down,
    name: '20261126_124500_search_variants',
  },
  {
    up: migration_20261126_133304_allergen_lists.up,
    down: migration_20261126_133304_allergen_lists.down,
    name: '20261126_133304_allergen_lists',
  },
  {
    up: migration_20261126_133653_no_locks.up,
    down: migration_20261126_133653_no_locks.down,
    name: '20261126_133653_no_locks',
  },
  {
    up: migration_20261126_163612_rush.up,
    down: migration_20261126_163612_rush.down,
    name: '20261126_163612_rush'
  },
];
