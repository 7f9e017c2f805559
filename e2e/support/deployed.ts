import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './folders.ts'

/** A text in a file of `deploy/`, and its replacement on this machine. */
export type Change = readonly [said: string | RegExp, here: string]

/**
 * Copies a folder of `deploy/` and replaces the ports and folders in its files with this machine's. The
 * rest is tested as it is shipped; a replacement that finds nothing is an error.
 */
export async function placeFiles(
  folder: string,
  to: string,
  changes: readonly Change[],
): Promise<void> {
  await cp(join(ROOT, 'deploy', folder), to, { recursive: true })
  const files = (await readdir(to)).map((name) => join(to, name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  for (const [said] of changes) {
    if (!texts.some((text) => text.split(said).length > 1)) {
      throw new Error(`deploy/${folder} does not contain ${said}`)
    }
  }
  await Promise.all(
    files.map((file, at) => {
      const text = texts[at] ?? ''
      return writeFile(
        file,
        changes.reduce((all, [said, here]) => all.split(said).join(here), text),
      )
    }),
  )
}
