import { parseArgs } from 'node:util'
import { orEnd, prepare, takeDatabase } from '../server/prepare.ts'

const USAGE = `Carries the desk to another database (stop the CMS first), and says when all of it is there
  npm run move -w cms -- --to postgres://user@host/database
  npm run move -w cms -- --to file:/var/lib/noren/cms.db`

const { to } = parseArgs({ options: { to: { type: 'string' } }, strict: false }).values
if (typeof to !== 'string') {
  console.error(USAGE)
  process.exit(2)
}

const moved = await orEnd(async () => {
  const settings = await prepare()
  const { readSettings } = await import('../src/base/settings.ts')
  const target = readSettings({ ...process.env, DATABASE_URL: to })
  await takeDatabase(settings)
  await takeDatabase(target)
  const { openSource, openTarget } = await import('../src/desk/move/open-side.ts')
  const { moveTables } = await import('../src/desk/move/move.ts')
  return moveTables(await openSource(), await openTarget(target.databaseUrl))
})
console.log(`All ${moved} rows are there, and the same. Set DATABASE_URL to the new address now.`)
process.exit(0)
