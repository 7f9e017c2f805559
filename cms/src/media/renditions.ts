import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '@noren/contract/disk/durable-file'
import {
  type OwnPicture,
  PICTURE_FORMATS,
  type PictureFormat,
  pictureUrl,
  renditionUrl,
  renditionWidths,
} from '@noren/contract/picture'
import { encodeRendition } from './encoder.ts'

/** One file visitors may ask for: its address, and what to encode for it. */
type Rendition = { address: string; width: number; format: PictureFormat }

/**
 * Writes every file of a picture that `folder` lacks. `findMaster` gives the path of the clean copy.
 * An address never changes its content, so what exists is left alone.
 */
export async function writeRenditions(
  folder: string,
  picture: OwnPicture,
  findMaster: () => Promise<string>,
): Promise<void> {
  const missing: Rendition[] = []
  for (const rendition of renditionsOf(picture)) {
    if (!(await exists(pathIn(folder, rendition.address)))) missing.push(rendition)
  }
  if (missing.length === 0) return
  const source = await readFile(await findMaster())
  for (const { address, width, format } of missing) {
    await writeDurably(pathIn(folder, address), await encodeRendition(source, width, format))
  }
}

/** The addresses of all files of a picture. */
export function addressesOf(picture: OwnPicture): string[] {
  return renditionsOf(picture).map(({ address }) => address)
}

function renditionsOf(picture: OwnPicture): Rendition[] {
  const sizes = renditionWidths(picture).flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({
      address: renditionUrl(picture, width, format),
      width,
      format,
    })),
  )
  return [...sizes, { address: pictureUrl(picture), width: picture.width, format: 'webp' }]
}

/** Where in a published folder the file of an address `/media/…` lies. */
export function pathIn(folder: string, address: string): string {
  return join(folder, address)
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
