import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { keepLastPublished, readLastPublished } from '@noren/kit/disk/last-published'
import { folderTarget } from '../../cms/src/base/targets/folder.ts'

/** Publishes without end into the given folder, each time a picture too, and says each number that is published. */
const [folder = ''] = process.argv.slice(2)
const target = folderTarget(join(folder, 'published'))
for (;;) {
  const bytes = randomBytes(50_000)
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
  const image = `/media/${name}.webp`
  await target.putFiles([{ address: image, make: async () => bytes }])
  const title = { en: 'Round and round '.repeat(5000) }
  const content = { solutions: [{ _id: '1', image, title, category: {}, description: {} }] }
  const last = await readLastPublished(folder)
  const now = new Date().toISOString()
  const { seq } = await target.publish(() => ({ content, modified: {} }), now, last?.seq)
  await keepLastPublished(folder, { seq })
  process.stdout.write(`${seq}\n`)
}
