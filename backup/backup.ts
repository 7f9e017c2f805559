import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { complain, openBackups, runCommand } from './command.ts'
import { needPlace } from './place.ts'
import { prune } from './prune.ts'
import { takeBackup } from './take.ts'

/**
 * `npm run backup [-- --to FOLDER|s3://bucket/prefix] [--repeat]`: a backup of everything, while both
 * programs run; with `--repeat` one every `BACKUP_EVERY` seconds, until it is stopped.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, repeat: { type: 'boolean' } } })
  const { settings, target } = await openBackups(values.to)
  needPlace(target.name, settings.dataDir)
  const once = async () => {
    const started = performance.now()
    const { manifest, newFiles, newBytes } = await takeBackup(settings, target)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const added = `${newFiles} new, ${(newBytes / 1e6).toFixed(1)} MB, ${seconds} s`
    console.log(
      `Backup of ${manifest.at} in ${target.name}: ${manifest.files.length} files (${added})`,
    )
    const gone = await prune(target)
    if (gone > 0) console.log(`${gone} older backups were removed.`)
  }
  if (!values.repeat) return once()
  for (;;) {
    const next = Date.now() + settings.everySeconds * 1000
    await once().catch(complain)
    await wait(Math.max(0, next - Date.now()))
  }
})
