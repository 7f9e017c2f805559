import { readFile } from 'node:fs/promises'
import { type OwnPicture, pictureUrl, renditionUrl, renditionWidths } from '@noren/contract/picture'
import type { PublishedFile } from '../../base/targets/target.ts'
import { encodeRendition } from './encoder.ts'

/** One file visitors may ask for: its address, and what to encode for it. */
type Rendition = { address: string; width: number; format: 'avif' | 'webp' }

/** Every file of a picture. `findMaster` gives the path of the clean copy, which is read once. */
export function renditionFiles(
  picture: OwnPicture,
  findMaster: () => Promise<string>,
): PublishedFile[] {
  let source: Promise<Buffer> | undefined
  return renditionsOf(picture).map(({ address, width, format }) => ({
    address,
    make: async () => {
      source ??= findMaster().then((path) => readFile(path))
      return encodeRendition(await source, width, format)
    },
  }))
}

/** The addresses of all files of a picture. */
export function addressesOf(picture: OwnPicture): string[] {
  return renditionsOf(picture).map(({ address }) => address)
}

function renditionsOf(picture: OwnPicture): Rendition[] {
  const sizes = renditionWidths(picture).map((width): Rendition => {
    return { address: renditionUrl(picture, width), width, format: 'avif' }
  })
  return [...sizes, { address: pictureUrl(picture), width: picture.width, format: 'webp' }]
}
