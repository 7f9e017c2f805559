import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { ownTextIn } from '@noren/contract/localized'
import { orEnd, prepare } from '../server/prepare.ts'
import { endWithUsage, spoken } from '../server/terminal.ts'
import type { Words } from '../src/base/words.ts'
import { typedPath } from './typed-path.ts'

const USAGE: Words = {
  en: `Writes files for Google Business Profiles, of what visitors see now, a folder for each restaurant
  npm run google -- [folder]`,
  ja: `公開中の内容から、Googleビジネスプロフィール用のファイルを店舗ごとのフォルダーに書き出します
  npm run google -- [フォルダー]`,
}

const NOTHING_YET: Words = {
  en: 'Nothing has been published yet.',
  ja: 'まだ何も公開されていません。',
}

const { positionals } = parseArgs({ allowPositionals: true, strict: false })
const [folder = 'google'] = positionals
if (positionals.length > 1) endWithUsage(USAGE)
const to = typedPath(folder)

const written = await orEnd(async () => {
  await prepare()
  const { ourTarget } = await import('../src/base/targets/our-bucket.ts')
  const { googleFolder } = await import('../src/publish/google/files.ts')
  const shown = await (await ourTarget()).current()
  if (!shown) return null
  const { files, restaurants } = googleFolder(shown, new Date())
  for (const { path, text } of files) {
    const file = join(to, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return restaurants
})
if (!written) {
  console.error(spoken(NOTHING_YET))
  process.exit(1)
}
for (const { slug, leftOut } of written) {
  if (leftOut.length === 0) continue
  const names = leftOut.map((name) => ownTextIn(name, 'jp') || ownTextIn(name, 'en'))
  console.log(
    spoken({
      en: `${slug}: without a fixed price, so not in the menu: ${names.join(', ')}`,
      ja: `${slug}：決まった価格がないため、お品書きに入れていない品：${names.join('、')}`,
    }),
  )
}
console.log(
  spoken({
    en: `Files of ${written.length} restaurants are in ${folder}; its README.txt says what is what.`,
    ja: `${folder} に${written.length}店のファイルを書き出しました。中のREADME.txtに説明があります。`,
  }),
)
process.exit(0)
