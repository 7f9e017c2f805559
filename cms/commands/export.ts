import { parseArgs } from 'node:util'
import { orEnd, prepareAlone } from '../server/prepare.ts'
import { typedPath } from './typed-path.ts'

const USAGE = `Writes all content of the desk into a folder, as files (on SQLite stop the CMS first)
  npm run export -- <folder>`

const { positionals } = parseArgs({ allowPositionals: true, strict: false })
const [folder] = positionals
if (folder === undefined || positionals.length > 1) {
  console.error(USAGE)
  process.exit(2)
}

const written = await orEnd(async () => {
  await prepareAlone()
  const { default: config } = await import('../src/desk/payload.config.ts')
  const { getPayload } = await import('payload')
  const { exportCompany } = await import('../src/desk/files/write-folder.ts')
  const payload = await getPayload({ config })
  return exportCompany(payload, typedPath(folder)).finally(() => payload.destroy())
})
console.log(`${written} files are in ${folder}; its README.md says what is what.`)
process.exit(0)
