import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readObject } from '@noren/contract/json'
import { REPOSITORY } from '../server/environment.ts'
import { prepareAlone } from '../server/prepare.ts'

/** Fills an empty desk with the demo company and a given number of restaurants, which repeat its own. */
const count = Number(process.argv[2])
const company = await mkdtemp(join(tmpdir(), 'noren-company-'))
await cp(join(REPOSITORY, 'demo/company'), company, { recursive: true })
const folder = join(company, 'restaurants')
const own = await readdir(folder)
const texts = await Promise.all(own.map((file) => readFile(join(folder, file), 'utf8')))
for (const file of own) await rm(join(folder, file))
for (let number = 0; number < count; number++) {
  const restaurant = readObject(JSON.parse(texts[number % texts.length] ?? ''))
  const name = { en: `House ${number}`, ja: `${number}号店` }
  const file = join(folder, `house-${number}.json`)
  await writeFile(file, JSON.stringify({ ...restaurant, name }))
}
await prepareAlone()
const { fillDesk } = await import('../commands/demo-content.ts')
await fillDesk(company)
await rm(company, { recursive: true })
process.exit(0)
