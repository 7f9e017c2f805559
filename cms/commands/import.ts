import { parseArgs } from 'node:util'
import { orEnd, prepareAlone } from '../server/prepare.ts'
import { endWithUsage, spoken, TERMINAL_LANGUAGE } from '../server/terminal.ts'
import type { Words } from '../src/base/words.ts'
import { typedPath } from './typed-path.ts'

const USAGE: Words = {
  en: `Brings a company's folder of files into an empty desk (on SQLite stop the CMS first)
  npm run import -- <folder>`,
  ja: `会社のフォルダーを、空の管理画面に読み込みます（SQLiteでは、先にCMSを止めてください）
  npm run import -- <フォルダー>`,
}

const DONE: Words = {
  en: 'The company is in the desk. Start the CMS: it publishes it.',
  ja: '読み込みました。CMSを起動すると公開されます。',
}

const REFUSED: Words = {
  en: 'Nothing was imported. Correct this, then try again:',
  ja: '何も読み込んでいません。次の点を直して、もう一度お試しください。',
}

const { positionals } = parseArgs({ allowPositionals: true, strict: false })
const [folder] = positionals
if (folder === undefined || positionals.length > 1) endWithUsage(USAGE)

const faults = await orEnd(async () => {
  await prepareAlone()
  const { default: config } = await import('../src/desk/payload.config.ts')
  const { getPayload } = await import('payload')
  const { importCompany } = await import('../src/desk/files/import-company.ts')
  const payload = await getPayload({ config })
  const options = { payload, folder: typedPath(folder), language: TERMINAL_LANGUAGE } as const
  return importCompany(options).finally(() => payload.destroy())
})
if (faults.length > 0) {
  const { faultLines } = await import('../src/desk/files/fault.ts')
  console.error([spoken(REFUSED), ...faultLines(faults, TERMINAL_LANGUAGE)].join('\n'))
  process.exit(1)
}
console.log(spoken(DONE))
process.exit(0)
