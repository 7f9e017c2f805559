import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { shown } from '../progress.mjs'
import { assemble, CPUS, type Cpu } from './assemble.ts'
import { writePapers } from './papers.ts'
import { buildPrograms, checkOut } from './programs.ts'
import type { Source } from './source.ts'
import { pack } from './tarball.ts'

/**
 * Of the packages, what no program reads: maps and types, for who works on them, and an editor of which Payload
 * uses the types alone. A quarter of all bytes.
 */
const UNREAD = [
  ...['*/node_modules/*.map', '*/node_modules/*.d.ts', '*/node_modules/*.d.[cm]ts'],
  '*/node_modules/monaco-editor',
]

/** The name of a release for a kind of machine, and of the only folder in its tarball. */
export function nameOf({ version }: Source, cpu: Cpu): string {
  return `noren-${version}-linux-${cpu}`
}

/**
 * Makes all files of a release from nothing but its commit.
 * @param root the checkout
 * @param work a new folder, for some gigabytes that are not needed afterwards
 * @param folder where the files are put
 */
export async function makeRelease(options: {
  root: string
  source: Source
  work: string
  folder: string
}): Promise<void> {
  const { root, source, work, folder } = options
  const built = join(work, 'built')
  await mkdir(folder, { recursive: true })
  await shown('Building both programs', async () => {
    await checkOut(root, source, built)
    await buildPrograms(built, source)
  })
  for (const cpu of CPUS) {
    const name = nameOf(source, cpu)
    const assembled = join(work, name)
    await shown(`Packing ${name}`, async () => {
      await assemble({ root, source, built, folder: assembled, cpu })
      await pack(assembled, join(work, 'packed'), source.seconds, UNREAD)
      await rename(join(work, 'packed'), join(folder, `${name}.tar.gz`))
      await rm(assembled, { recursive: true })
    })
  }
  await writePapers(folder, built, source)
}
