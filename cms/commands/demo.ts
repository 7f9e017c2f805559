import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orEnd, prepareAlone } from '../server/prepare.ts'

/**
 * `npm run demo -w cms` loads the demo company into an empty desk;
 * `npm run demo:publish -w cms` makes `demo/published` again from the demo's content and pictures.
 */
const command = process.argv[2]
if (command !== 'load' && command !== 'publish') {
  console.error('Say what to do: node commands/demo.ts load | publish')
  process.exit(2)
}
if (command === 'publish') {
  // A temporary desk; this must come before the settings are read.
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), 'noren-demo-'))
  delete process.env.DATABASE_URL
}
await orEnd(async () => {
  await prepareAlone()
  const { fillDesk, remakeDemo } = await import('./demo-content.ts')
  await (command === 'load' ? fillDesk() : remakeDemo())
})
process.exit(0)
