import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { closeToOthers } from '@noren/kit/disk/private-files'
import { errorFacts, log } from '@noren/kit/process/log'

/** What the site keeps in the data folder. */
const KEPT = [
  'imported',
  'mirror',
  'published',
  'enquiries.db',
  'enquiries.db-wal',
  'enquiries.db-shm',
  'enquiries.db-journal',
  INTERNAL_TOKEN_FILE,
  'site.lock',
]

/** Makes the data folder and the site's files in it readable by their owner alone. */
export function closeDataFolder(dataDir: string): void {
  const kept = KEPT.map((name) => join(dataDir, name))
  closeToOthers(dataDir, kept, {
    folder: (folder) =>
      log('warn', 'the data folder is not our own: who may read it is left as it is', { folder }),
    file: (file, error) => log('warn', 'file open to other users', { file, ...errorFacts(error) }),
  })
}
