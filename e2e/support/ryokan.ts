import { execFile } from 'node:child_process'
import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { QUICKLY } from '../../cms/test/program.ts'
import { startCms } from './cms.ts'
import { ROOT, temporaryFolder } from './folders.ts'
import { type Site, startSite } from './site.ts'

const run = promisify(execFile)

/** Runs a command of the desk on a data folder. @param given its file below `cms`, and what follows */
export function deskCommand(dataDir: string, ...given: string[]) {
  return run(process.execPath, [...QUICKLY, ...given], {
    cwd: join(ROOT, 'cms'),
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, INIT_CWD: dataDir },
  })
}

/** The pages of the second company, by English path. */
export const RYOKAN_PAGES = ['/', '/restaurants/hodabi', '/about', '/contact']

/** The folder of the second company, a ryokan. */
export const RYOKAN = join(ROOT, 'demo/ryokan')

/** Copies its folder, with pictures as wide as its own and a fifth as high: to encode all of them takes a minute. */
export async function copyLowRyokan(folder: string): Promise<void> {
  await cp(RYOKAN, folder, { recursive: true })
  for (const name of await readdir(join(folder, 'pictures'))) {
    const file = join(folder, 'pictures', name)
    const { width, height } = await sharp(file).metadata()
    const low = sharp(file).resize(width, Math.round(height / 5), { fit: 'fill' })
    await writeFile(file, await low.toBuffer())
  }
}

/**
 * Starts a SITE with the second company: its folder is brought into an empty desk as anyone's would be, and
 * that desk publishes it. `data` is the data folder of both. `await using` ends them.
 */
export async function startRyokan(
  folder = RYOKAN,
): Promise<Site & AsyncDisposable & { data: string }> {
  await using started = new AsyncDisposableStack()
  const data = started.use(await temporaryFolder())
  await deskCommand(data.path, 'commands/import.ts', folder)
  const site = await startSite(data.path)
  started.defer(site.stop)
  const cms = await startCms(data.path, site.origin)
  started.defer(cms.stop)
  while (!(await (await fetch(site.origin)).text()).includes('Shizuri')) await setTimeout(200)
  const running = started.move()
  return { ...site, data: data.path, [Symbol.asyncDispose]: () => running.disposeAsync() }
}
