import * as migration_20261120_224310_initial from './20261120_224310_initial.ts';
import * as migration_20261122_085031_notes_and_marks from './20261122_085031_notes_and_marks.ts';
import * as migration_20261122_100337_version_authors from './20261122_100337_version_authors.ts';
import * as migration_20261122_121213_contact_facts from './20261122_121213_contact_facts.ts';
import * as migration_20261122_202340_guests from './20261122_202340_guests.ts';
import * as migration_20261123_001626_desk from './20261123_001626_desk.ts';
import * as migration_20261123_024000_owners from './20261123_024000_owners.ts';
import * as migration_20261123_035114_staff from './20261123_035114_staff.ts';
import * as migration_20261123_043302_focus from './20261123_043302_focus.ts';
import * as migration_20261123_141602_facts_as_of from './20261123_141602_facts_as_of.ts';
import * as migration_20261123_142315_portraits from './20261123_142315_portraits.ts';
import * as migration_20261126_123126_bin_of_enquiries from './20261126_123126_bin_of_enquiries.ts';
import * as migration_20261126_124500_search_variants from './20261126_124500_search_variants.ts';
import * as migration_20261126_133242_allergen_lists from './20261126_133242_allergen_lists.ts';
import * as migration_20261126_133628_no_locks from './20261126_133628_no_locks.ts';

export const migrations = [
  {
    up: migration_20261120_224310_initial.up,
    down: migration_20261120_224310_initial.down,
    name: '20261120_224310_initial',
  },
  {
    up: migration_20261122_085031_notes_and_marks.up,
    down: migration_20261122_085031_notes_and_marks.down,
    name: '20261122_085031_notes_and_marks',
  },
  {
    up: migration_20261122_100337_version_authors.up,
    down: migration_20261122_100337_version_authors.down,
    name: '20261122_100337_version_authors',
  },
  {
    up: migration_20261122_121213_contact_facts.up,
    down: migration_20261122_121213_contact_facts.down,
    name: '20261122_121213_contact_facts',
  },
  {
    up: migration_20261122_202340_guests.up,
    down: migration_20261122_202340_guests.down,
    name: '20261122_202340_guests',
  },
  {
    up: migration_20261123_001626_desk.up,
    down: migration_20261123_001626_desk.down,
    name: '20261123_001626_desk',
  },
  {
    up: migration_20261123_024000_owners.up,
    down: migration_20261123_024000_owners.down,
    name: '20261123_024000_owners',
  },
  {
    up: migration_20261123_035114_staff.up,
    down: migration_20261123_035114_staff.down,
    name: '20261123_035114_staff',
  },
  {
    up: migration_20261123_043302_focus.up,
    down: migration_20261123_043302_focus.down,
    name: '20261123_043302_focus',
  },
  {
    up: migration_20261123_141602_facts_as_of.up,
    down: migration_20261123_141602_facts_as_of.down,
    name: '20261123_141602_facts_as_of',
  },
  {
    up: migration_20261123_142315_portraits.up,
    down: migration_20261123_142315_portraits.down,
    name: '20261123_142315_portraits',
  },
  {
    up: migration_20261126_123126_bin_of_enquiries.up,
    down: migration_20261126_123126_bin_of_enquiries.down,
    name: '20261126_123126_bin_of_enquiries',
  },
  {
    up: migration_20261126_124500_search_variants.up,
    down: migration_20261126_124500_search_variants.down,
    name: '20261126_124500_search_variants',
  },
  {
    up: migration_20261126_133242_allergen_lists.up,
    down: migration_20261126_133242_allergen_lists.down,
    name: '20261126_133242_allergen_lists',
  },
  {
    up: migration_20261126_133628_no_locks.up,
    down: migration_20261126_133628_no_locks.down,
    name: '20261126_133628_no_locks',
  },
];
