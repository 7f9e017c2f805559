import { parseArgs } from 'node:util'
import { openBackups, readMoment, runCommand } from './command.ts'
import { needSameHouse } from './house.ts'
import { findManifest } from './manifest.ts'
import { verifyBackup } from './verify-backup.ts'

/** `npm run verify [-- --from TARGET] [--at TIME]`: reads a backup to its last byte. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, at: { type: 'string' } } })
  const { settings, target } = await openBackups(values.from)
  const manifest = await findManifest(target, readMoment(values.at))
  await needSameHouse(settings.dataDir, target, manifest)
  console.log(`Backup of ${manifest.at} in ${target.name}`)
  for await (const { line, damage } of verifyBackup(target, manifest)) {
    console.log(line)
    for (const each of damage) console.error(each)
    if (damage.length > 0) process.exitCode = 1
  }
})
