import { globSync, readFileSync } from 'node:fs'

/** Tests of features that only a SQLite file has. */
const OF_FILES = ['cms/src/base/database/erase-in-file.test.ts']

/** The test files that open a desk, and run on both databases. */
export const ON_BOTH = globSync('cms/{commands,server,src}/**/*.test.ts')
  .filter((file) => !OF_FILES.includes(file))
  .filter((file) =>
    /\b(?:open(?:TestDesk|SignedInDesk|DeskOfRoles|AnsweringDesk)|publishingDesk|planningDesk)\(/.test(
      readFileSync(file, 'utf8'),
    ),
  )
