import { cp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Cms, startCms } from './support/cms.ts'
import { beginCommand } from './support/command.ts'
import { signIn } from './support/desk-calls.ts'
import { sendEnquiry } from './support/enquiries.ts'
import { DEMO_DATA, temporaryFolder } from './support/folders.ts'
import { makeNextVersion, NEXT_MIGRATION, NEXT_SPOOL } from './support/next-version.ts'
import { type Site, startSite } from './support/site.ts'

// Takes long: two versions of both programs are started, stopped and started again.
test('an installation is upgraded to the next version and rolled back, as the guide says', async () => {
  await using folder = await temporaryFolder()
  const next = join(folder.path, 'next')
  const dataDir = join(folder.path, 'data')
  await makeNextVersion(next)
  await cp(DEMO_DATA, dataDir, { recursive: true })
  let site = await startSite(dataDir)
  let cms = await startCms(dataDir, site.origin)
  const ports = { PORT: String(site.port), CMS_PORT: String(cms.port) }
  const env = { DATA_DIR: dataDir, BACKUP_URL: join(folder.path, 'backups'), ...ports }
  const start = async (root?: string): Promise<[Site, Cms]> => {
    const started = await startSite(dataDir, ports, root)
    return [started, await startCms(dataDir, started.origin, ports, root)]
  }
  try {
    // In the old version.
    const staff = await signIn(cms)
    await staff.publishTitle(cms, 'Written in the old version')
    expect((await sendEnquiry(site, 'before')).status).toBe(201)
    await expect.poll(() => staff.inbox(cms)).toEqual(['before'])
    expect((await beginCommand(env, ['backup/backup.ts']).ended).code).toBe(0)
    const check = await beginCommand(env, ['backup/upgrade-check.ts'], next).ended
    expect([check.code, check.output]).toEqual([0, expect.stringContaining('Ready to upgrade.')])
    expect(check.output).toContain(`ok  desk: will run ${NEXT_MIGRATION}\n`)
    expect(check.output).toContain(`ok  spool: will run version ${NEXT_SPOOL}\n`)

    // To the next one.
    await Promise.all([site.stop(), cms.stop()])
    const migrate = await beginCommand({ DATA_DIR: dataDir }, ['cms/server/migrate.ts'], next).ended
    expect([migrate.code, migrate.output]).toEqual([0, expect.anything()])
    ;[site, cms] = await start(next)
    await staff.publishTitle(cms, 'Written in the next version')
    expect((await sendEnquiry(site, 'after')).status).toBe(201)
    await expect.poll(() => staff.inbox(cms)).toEqual(['before', 'after'])
    await expect.poll(() => text(site)).toContain('Written in the next version')

    // The old programs on the newer data: pages, and the number to call.
    await Promise.all([site.stop(), cms.stop()])
    site = await startSite(dataDir, ports)
    expect(await text(site)).toContain('Written in the next version')
    const { status, said } = await sendEnquiry(site, 'meanwhile')
    expect([status, said]).toEqual([503, expect.stringContaining('Or call us: ')])
    await expect(startCms(dataDir, site.origin, ports)).rejects.toThrow(
      `${join(dataDir, 'cms.db')} was changed by a newer program (${NEXT_MIGRATION}), so this one does not open it.`,
    )
    const old = await beginCommand(env, ['backup/upgrade-check.ts']).ended
    expect(old.code).toBe(1)
    expect(old.output).toContain(
      `NO  desk: the data is newer than this program (${NEXT_MIGRATION})\nNO  spool: the data is newer than this program (version ${NEXT_SPOOL})\n`,
    )

    // Rolled back, with the backup from before.
    await site.stop()
    await rename(dataDir, join(folder.path, 'data-of-the-next-version'))
    const restore = await beginCommand(env, ['backup/restore.ts']).ended
    expect([restore.code, restore.output]).toEqual([0, expect.stringContaining(dataDir)])
    ;[site, cms] = await start()
    await expect.poll(() => text(site)).toContain('Written in the old version')
    expect(await staff.inbox(cms)).toEqual(['before'])
    expect((await sendEnquiry(site, 'again')).status).toBe(201)
    await expect.poll(() => staff.inbox(cms)).toEqual(['before', 'again'])
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
})

async function text({ origin }: Site): Promise<string> {
  return (await fetch(origin)).text()
}
