import { parseArgs } from 'node:util'
import { orEnd, prepareAlone } from '../server/prepare.ts'
import { endWithUsage, spoken } from '../server/terminal.ts'
import type { Words } from '../src/base/words.ts'
import { typedPath } from './typed-path.ts'

const USAGE: Words = {
  en: `Writes all content of the desk into a folder, as files (on SQLite stop the CMS first)
  npm run export -- <folder>`,
  ja: `管理画面の内容すべてを、ファイルとしてフォルダーに書き出します（SQLiteでは、先にCMSを止めてください）
  npm run export -- <フォルダー>`,
}

const { positionals } = parseArgs({ allowPositionals: true, strict: false })
const [folder] = positionals
if (folder === undefined || positionals.length > 1) endWithUsage(USAGE)

const written = await orEnd(async () => {
  await prepareAlone()
  const { default: config } = await import('../src/desk/payload.config.ts')
  const { getPayload } = await import('payload')
  const { exportCompany } = await import('../src/desk/files/write-folder.ts')
  const payload = await getPayload({ config })
  return exportCompany(payload, typedPath(folder)).finally(() => payload.destroy())
})
console.log(
  spoken({
    en: `${written} files are in ${folder}; its README.md says what is what.`,
    ja: `${folder} に${written}個のファイルを書き出しました。中のREADME.mdに説明があります。`,
  }),
)
process.exit(0)
