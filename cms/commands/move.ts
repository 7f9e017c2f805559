import { parseArgs } from 'node:util'
import { orEnd, prepare, takeDatabase } from '../server/prepare.ts'
import { endWithUsage, spoken } from '../server/terminal.ts'
import type { Words } from '../src/base/words.ts'

const WAYS = `
  npm run move -w cms -- --to postgres://user@host/database
  npm run move -w cms -- --to file:/var/lib/noren/cms.db`

const USAGE: Words = {
  en: `Carries the desk to another database (stop the CMS first), and says when all of it is there${WAYS}`,
  ja: `管理画面の内容を別のデータベースに移し、すべて移ったことを確かめます（先にCMSを止めてください）${WAYS}`,
}

const { to } = parseArgs({ options: { to: { type: 'string' } }, strict: false }).values
if (typeof to !== 'string') endWithUsage(USAGE)

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
console.log(
  spoken({
    en: `All ${moved} rows are there, and the same. Set DATABASE_URL to the new address now.`,
    ja: `${moved}行すべてが、元のとおりに移りました。DATABASE_URLを新しいアドレスに変えてください。`,
  }),
)
process.exit(0)
