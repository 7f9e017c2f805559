import { parseArgs } from 'node:util'
import { orEnd } from '../server/prepare.ts'
import { endWithUsage, spoken, TERMINAL_LANGUAGE } from '../server/terminal.ts'
import type { Words } from '../src/base/words.ts'
import { typedPath } from './typed-path.ts'

const USAGE: Words = {
  en: `Makes files of a company's folder from a table of restaurants (CSV), a draft for each row
  npm run from-table -- <table> <folder>`,
  ja: `店舗の表（CSV）から、会社のフォルダーに入れるファイルを作ります。1行が1店の下書きになります
  npm run from-table -- <表> <フォルダー>`,
}

const REFUSED: Words = {
  en: 'Nothing was written. Correct this, then try again:',
  ja: '何も書き込んでいません。次の点を直して、もう一度お試しください。',
}

const { positionals } = parseArgs({ allowPositionals: true, strict: false })
const [table, folder] = positionals
if (table === undefined || folder === undefined || positionals.length > 2) endWithUsage(USAGE)

const { files, unknown, faults } = await orEnd(async () => {
  const { makeDrafts } = await import('../src/desk/from-table/make-drafts.ts')
  return makeDrafts(typedPath(table), typedPath(folder))
})
if (faults.length > 0) {
  const { faultLines } = await import('../src/desk/files/fault.ts')
  console.error([spoken(REFUSED), ...faultLines(faults, TERMINAL_LANGUAGE)].join('\n'))
  process.exit(1)
}
console.log(
  spoken({
    en: `Drafts in ${folder}/restaurants: ${files.size}. Columns that are not known and were left out: ${unknown.join(', ') || 'none'}.
To bring the folder into an empty desk: npm run import -- ${folder}`,
    ja: `${folder}/restaurants に${files.size}店の下書きを作りました。読み取れず、入れていない列：${unknown.join('、') || 'なし'}
空の管理画面に読み込むには：npm run import -- ${folder}`,
  }),
)
process.exit(0)
