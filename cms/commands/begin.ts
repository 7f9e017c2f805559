import { orEnd, prepareAlone } from '../server/prepare.ts'

const USAGE = `Begins your own company in place of the demo (stop the CMS first)
  npm run begin                   asks what it needs to know
  npm run begin -- answers.json   reads it from a file: name, legalName, trade and restaurant, each with
                                  "ja" and "en"; palette with brand, accent, paper and ink; mark, the path
                                  of an SVG or PNG. Needed are name and trade`

const given = process.argv.slice(2)
const [file] = given
if (given.length > 1 || file?.startsWith('-') || (!file && !process.stdin.isTTY)) {
  console.error(USAGE)
  process.exit(2)
}
await orEnd(prepareAlone)
const { beginFrom } = await import('./begin-desk.ts')
process.exit(await beginFrom(file))
