import { targetFailure } from './failure.ts'
import { folderTarget } from './folder-target.ts'
import type { Target } from './target.ts'

/** The target an address names, `s3://bucket/prefix` or a folder. Its errors are sentences. */
export async function openTarget(address: string): Promise<Target> {
  const target = address.startsWith('s3://')
    ? (await import('./s3-target.ts')).s3Target(address)
    : folderTarget(address)
  const failing = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      throw targetFailure(error, target.name)
    }
  }
  return {
    name: target.name,
    list: (folder) => failing(target.list(folder)),
    put: (name, file) => failing(target.put(name, file)),
    get: (name) => failing(target.get(name)),
    remove: (name) => failing(target.remove(name)),
  }
}
