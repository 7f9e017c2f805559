import { writeSnapshot } from '../src/base/targets/folder.ts'

/** Publishes without end into the given folder, until it is killed. */
const folder = process.argv[2] ?? ''
for (let round = 0; ; round++) {
  const title = { en: `Round ${round} `.repeat(20_000) }
  const content = { solutions: [{ _id: '1', image: '', title, category: {}, description: {} }] }
  await writeSnapshot(folder, { content, modified: {} }, new Date().toISOString())
  process.stdout.write('.')
}
