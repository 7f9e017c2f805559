import { join } from 'node:path'
import { run } from '../../scripts/release/run.ts'
import type { Cms } from '../support/cms.ts'
import { startProgram } from '../support/program.ts'
import type { Site } from '../support/site.ts'

/** Both programs of an installation. */
export type Installation = { site: Site; cms: Cms; stop: () => Promise<void> }

/** Where an installation keeps its data, its backups, and its ports: what stays when the release changes. */
export type Place = { folder: string; port: number; cmsPort: number }

/** Starts both programs of an unpacked release by its own command, and waits until they answer. */
export async function startInstallation(release: string, place: Place): Promise<Installation> {
  const { port, cmsPort } = place
  const start = (part: 'site' | 'cms', url: string) =>
    startProgram({
      is: part === 'site' ? part : 'desk',
      command: [commandOf(release), part],
      cwd: '/',
      env: settingsOf(place),
      url,
    })
  const site = await start('site', `http://127.0.0.1:${port}/healthz`)
  const cms = await start('cms', `http://127.0.0.1:${cmsPort}/admin`)
  return {
    site: { ...site, port, origin: `http://localhost:${port}` },
    cms: { ...cms, port: cmsPort, origin: `http://localhost:${cmsPort}` },
    stop: async () => {
      await Promise.all([site.stop(), cms.stop()])
    },
  }
}

/**
 * Runs another command of a release, such as `backup`; unlike the programs it may need a folder for what is temporary.
 * @returns what it printed; throws that when it fails
 */
export function noren(release: string, place: Place, command: string): Promise<string> {
  const env = { ...settingsOf(place), TMPDIR: place.folder }
  return run([commandOf(release), command], { cwd: '/', env })
}

/** What the desk of a new version does when it starts; here the step is in its sources alone, and in no build. */
export async function migrate(release: string, place: Place): Promise<void> {
  const file = join(release, 'cms/server/migrate.ts')
  await run([process.execPath, file], { cwd: join(release, 'cms'), env: settingsOf(place) })
}

/** The folder that must survive, and that a restore wants empty. */
export function dataOf({ folder }: Place): string {
  return join(folder, 'data')
}

function settingsOf(place: Place): Record<string, string> {
  return {
    DATA_DIR: dataOf(place),
    BACKUP_URL: join(place.folder, 'backups'),
    PORT: String(place.port),
    CMS_PORT: String(place.cmsPort),
    SITE_URL: `http://127.0.0.1:${place.port}`,
  }
}

function commandOf(release: string): string {
  return join(release, 'bin/noren')
}
