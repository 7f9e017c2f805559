import { targetFailure } from './failure.ts'
import { folderTarget } from './folder-target.ts'
import type { Target } from './target.ts'

/** The target an address names, `s3://bucket/prefix` or a folder. Its errors are sentences. */
export async function openTarget(address: string): Promise<Target> {
  const target = address.startsWith('s3://')
    ? await (await import('./s3-target.ts')).s3Target(address)
    : folderTarget(address)
  const failing = async <Result>(
    wanted: 'read' | 'written',
    work: Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      throw targetFailure(error, target.name, wanted)
    }
  }
  return {
    name: target.name,
    list: (folder) => failing('read', target.list(folder)),
    put: (name, file) => failing('written', target.put(name, file)),
    get: (name) => failing('read', target.get(name)),
    remove: (name) => failing('written', target.remove(name)),
  }
}
