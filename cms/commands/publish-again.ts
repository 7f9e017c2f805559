import { orEnd, prepareAlone } from '../server/prepare.ts'

/**
 * `node commands/publish-again.ts FOLDER TIME`: writes into a folder what this desk would have published at a
 * time, for the rehearsal of a restore. Prints the number of the snapshot visitors saw, or nothing when that is
 * no content of the desk.
 */
const [folder = '', time = ''] = process.argv.slice(2)

const seq = await orEnd(async () => {
  await prepareAlone()
  const { default: config } = await import('../src/desk/payload.config.ts')
  const { getPayload } = await import('payload')
  const { publishAgain } = await import('../src/publish/publish-again.ts')
  const payload = await getPayload({ config })
  return publishAgain(payload, folder, new Date(time)).finally(() => payload.destroy())
})
if (seq !== null) process.stdout.write(`${seq}\n`)
process.exit(0)
