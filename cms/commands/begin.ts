import { orEnd, prepareAlone } from '../server/prepare.ts'
import { endWithUsage } from '../server/terminal.ts'
import type { Words } from '../src/base/words.ts'

const USAGE: Words = {
  en: `Begins your own company in place of the demo (on SQLite stop the CMS first)
  npm run begin                   asks what it needs to know
  npm run begin -- answers.json   reads it from a file: name, legalName, trade and restaurant, each with
                                  "ja" and "en"; palette with brand, accent, paper and ink; mark, the path
                                  of an SVG or PNG. Needed are name and trade`,
  ja: `見本の会社に代えて、自社のサイトを始めます（SQLiteでは、先にCMSを止めてください）
  npm run begin                   必要なことを順に質問します
  npm run begin -- answers.json   ファイルから読み取ります。name、legalName、trade、restaurantには
                                  それぞれ "ja" と "en"、paletteにはbrand、accent、paper、ink、
                                  markにはSVGかPNGのファイルの場所を書きます。必須はnameとtradeです`,
}

const given = process.argv.slice(2)
const [file] = given
if (given.length > 1 || file?.startsWith('-') || (!file && !process.stdin.isTTY)) {
  endWithUsage(USAGE)
}
const code = await orEnd(async () => {
  await prepareAlone()
  const { beginFrom } = await import('./begin-desk.ts')
  return beginFrom(file)
})
process.exit(code)
