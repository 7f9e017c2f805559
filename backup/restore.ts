import { parseArgs } from 'node:util'
import { openBackups, readMoment, runCommand } from './command.ts'
import { findManifest, PARTS } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

/** `npm run restore [-- --from TARGET] [--at TIME]`: a backup into an empty data folder. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, at: { type: 'string' } } })
  const { settings, target } = await openBackups(values.from)
  const manifest = await findManifest(target, readMoment(values.at))
  await restoreBackup(settings, target, manifest)
  const counts = PARTS.map(
    (part) => `${part} ${manifest.files.filter((entry) => entry.part === part).length}`,
  )
  console.log(
    `${settings.dataDir} is as it was at ${manifest.at} (files: ${counts.join(', ')}). Start both programs now.`,
  )
})
