import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { OwnPicture } from '@noren/contract/picture'
import { settings } from '../../base/settings.ts'
import { bringUploads } from './shared-uploads.ts'

/** Path of the clean copy of a picture, brought here where another desk has it. */
export function masterOf({ hash }: OwnPicture): Promise<string> {
  return storedUpload(settings.picturesDir, `${hash}.webp`)
}

/** Path of an upload, which may be another desk's. */
export async function storedUpload(folder: string, fileName: string): Promise<string> {
  const found = await findStored(folder, fileName)
  if (found) return found
  await bringUploads(folder, parse(fileName).name)
  const brought = await findStored(folder, fileName)
  if (!brought) throw new Error(`The uploaded file ${fileName} is missing in ${folder}`)
  return brought
}

/** The same file uploaded twice is kept as `{name}` and `{name}-1`. */
async function findStored(folder: string, fileName: string): Promise<string | null> {
  const { name, ext } = parse(fileName)
  const found = (await readdir(folder).catch((): string[] => [])).find(
    (other) => other === fileName || (other.startsWith(`${name}-`) && other.endsWith(ext)),
  )
  return found ? join(folder, found) : null
}
