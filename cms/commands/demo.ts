import { orEnd } from '../server/or-end.ts'
import { prepareAlone } from '../server/prepare.ts'

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
  const { useScratchDesk } = await import('./scratch-desk.ts')
  await useScratchDesk()
}
await orEnd(prepareAlone)
const { fillDesk, remakeDemo } = await import('./demo-content.ts')
await (command === 'load' ? fillDesk() : remakeDemo())
process.exit(0)
