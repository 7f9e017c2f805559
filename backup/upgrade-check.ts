import { statSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@noren/kit/disk/make-folder'
import type { SchemaDistance } from '../cms/server/known-schema.ts'
import { readLastBackup } from '../site/server/last-backup.ts'
import { tooOld } from '../site/server/node-version.ts'
import { runCommand } from './command.ts'
import { needOwnFolder } from './own-folder.ts'
import { DATABASES, TAKE } from './parts.ts'
import { distance, schemaOf } from './schema.ts'
import { engineOf, readSettings, type Settings, stagingFolder } from './settings.ts'

/** One check: its finding, and whether that is an obstacle to the upgrade. */
type Finding = { line: string; isObstacle: boolean }

/** Before an upgrade there is a backup that is not older, in minutes. */
const BACKUP_MINUTES = 60

/**
 * `npm run upgrade-check`: run with the new program on the old data, whether the old programs run or not.
 * Says what the new one will do to the data; ends with 1 when there is an obstacle.
 */
await runCommand(async () => {
  const settings = await readSettings()
  await needOwnFolder(settings.dataDir)
  const findings = [node(), ...(await schemas(settings)), await space(settings), backup(settings)]
  for (const { line, isObstacle } of findings) console.log(`${isObstacle ? 'NO' : 'ok'}  ${line}`)
  const obstacles = findings.filter(({ isObstacle }) => isObstacle).length
  console.log(obstacles === 0 ? 'Ready to upgrade.' : 'Not ready to upgrade: see above.')
  process.exitCode = obstacles === 0 ? 0 : 1
})

function node(): Finding {
  const complaint = tooOld(process.versions.node)
  return { line: complaint ?? `Node ${process.versions.node}`, isObstacle: complaint !== null }
}

/** Checks copies: a database in use is not opened a second time. */
async function schemas(settings: Settings): Promise<Finding[]> {
  const copies = stagingFolder(settings, 'upgrade-check.tmp')
  await rm(copies, { recursive: true, force: true })
  makeFolder(copies, 0o700)
  try {
    for (const part of ['spool', 'desk'] as const) await TAKE[part](settings, copies)
    const { desk, spool } = distance(await schemaOf(copies), engineOf(settings))
    return [about('desk', desk), about('spool', spool)]
  } finally {
    await rm(copies, { recursive: true, force: true })
  }
}

function about(name: string, { missing, newer, before }: SchemaDistance): Finding {
  if (before !== null) return { line: `${name}: the data ${before}`, isObstacle: true }
  if (newer.length > 0) {
    const line = `${name}: the data is newer than this program (${newer.join(', ')})`
    return { line, isObstacle: true }
  }
  const todo = missing.length === 0 ? 'nothing to do' : `will run ${missing.join(', ')}`
  return { line: `${name}: ${todo}`, isObstacle: false }
}

/** A migration may rewrite a table, and the log beside it. */
async function space({ dataDir, siteDir, desk }: Settings): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const files = [join(siteDir, DATABASES.spool.file), ...('file' in desk ? [desk.file] : [])]
  const sizes = files.map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
  const needed = 3 * sizes.reduce((sum, size) => sum + size, 0)
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`
  return {
    line: `free space: ${megabytes(bavail * bsize)}, of which ${megabytes(needed)} may be needed`,
    isObstacle: bavail * bsize < needed,
  }
}

function backup({ siteDir }: Settings): Finding {
  const { taken } = readLastBackup(siteDir)
  if (taken === null) return { line: 'backup: none yet; run npm run backup', isObstacle: true }
  const minutes = Math.floor((Date.now() - taken) / 60_000)
  const isObstacle = minutes > BACKUP_MINUTES
  const advice = isObstacle ? '; run npm run backup' : ''
  return { line: `backup: ${minutes} min old${advice}`, isObstacle }
}
