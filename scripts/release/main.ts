import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../environment.ts'
import { shown } from '../progress.mjs'
import { CPUS } from './assemble.ts'
import { makeRelease, nameOf } from './make.ts'
import { run } from './run.ts'
import { sourceOf } from './source.ts'

/** Of a tarball, in bytes. */
const LARGEST = 250e6

/**
 * `npm run release`: makes the files of a release in the folder `release`, a second time elsewhere to see that the
 * bytes are the same, and tries what it has made.
 */
async function release(work: string): Promise<void> {
  const source = await sourceOf()
  const folder = join(ROOT, 'release')
  await rm(folder, { recursive: true, force: true })
  const sums = async (name: string, place: string) => {
    await mkdir(join(work, name))
    await makeRelease({ root: ROOT, source, work: join(work, name), folder: place })
    await rm(join(work, name), { recursive: true })
    return readFile(join(place, 'SHA256SUMS'), 'utf8')
  }
  const first = await sums('once', folder)
  // In a folder whose name is longer: a path that got into the bytes would show.
  const second = await sums('once-more', join(work, 'compared'))
  if (first !== second)
    throw new Error(`The same commit made other bytes the second time:\n${first}\n${second}`)
  for (const cpu of CPUS) {
    const { size } = await stat(join(folder, `${nameOf(source, cpu)}.tar.gz`))
    if (size > LARGEST)
      throw new Error(`${nameOf(source, cpu)} has ${size} bytes, more than allowed.`)
  }
  const tarball = join(folder, `${nameOf(source, 'x64')}.tar.gz`)
  await shown('Trying it without a network, as nobody, on a disk it cannot write to', () =>
    run([process.execPath, 'e2e/release/try-tarball.ts', tarball, work], { cwd: ROOT }),
  )
  console.log(`The release ${source.version} is in ${folder}:\n${first}`)
}

const work = await mkdtemp(join(tmpdir(), 'noren-release-'))
try {
  await release(work)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(work, { recursive: true, force: true })
}
