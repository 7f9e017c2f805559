import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { folders } from './cut-off.ts'

/** The folder of the checkout. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** Data of a CMS with the demo company, made once for all tests; workers copy it. */
export const DEMO_DATA = join(ROOT, 'test-results/demo-data')

/**
 * A new empty folder, removed at the end of `await using`; if a program that is still ending writes into it
 * during that, it is removed again.
 * @param parent the folder it is made in
 */
export async function temporaryFolder(
  parent = tmpdir(),
): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(parent, 'noren-'))
  folders.add(path)
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      await rm(path, { recursive: true, force: true, maxRetries: 20 })
      folders.delete(path)
    },
  }
}
