import { type FileHandle, open, readdir } from 'node:fs/promises'
import { vi } from 'vitest'

/** One fsync, and which finished files were in the folder then, by name. */
type Sync = { of: 'file' | 'folder'; bytes: number; standing: string[] }

/**
 * Records every fsync through a file handle while `work` runs. Nothing else shows that a file survives a
 * power cut: the system keeps a killed process's writes, synced or not.
 */
export async function syncsOf(folder: string, work: () => Promise<unknown>): Promise<Sync[]> {
  const syncs: Sync[] = []
  const prototype = await handlePrototype(folder)
  const { sync } = prototype
  const spy = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const facts = await this.stat()
    const of = facts.isDirectory() ? 'folder' : 'file'
    syncs.push({ of, bytes: of === 'file' ? facts.size : 0, standing: await finished(folder) })
    await sync.call(this)
  })
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return syncs
}

async function handlePrototype(folder: string): Promise<FileHandle> {
  const handle = await open(folder)
  await handle.close()
  return Object.getPrototypeOf(handle)
}

/** Files that are not temporary. */
async function finished(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
  return files.map(({ name }) => name).toSorted()
}
