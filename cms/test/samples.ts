import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { File, Payload } from 'payload'
import sharp from 'sharp'

/** A small picture of one colour, as a file that staff would upload. */
export async function samplePicture(colour: string, width = 400, height = 300): Promise<File> {
  const data = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()
  return fileOf('picture.png', 'image/png', data)
}

/** Uploads one, with a description unless another is given. */
export async function addPicture(
  payload: Payload,
  colour: string,
  [width, height]: [width: number, height: number] = [60, 40],
  said: { altEn?: string; altJa?: string; focalX?: number; focalY?: number } = {},
) {
  const data = { altEn: 'A wall', altJa: '壁', ...said }
  const file = await samplePicture(colour, width, height)
  return payload.create({ collection: 'media', data, file })
}

/** The demo company's video in one of its two formats. */
export async function demoVideo(type: 'mp4' | 'webm'): Promise<Buffer> {
  const folder = join(import.meta.dirname, '../../demo/published/media')
  const name = (await readdir(folder)).find((file) => file.endsWith(`.${type}`)) ?? ''
  return readFile(join(folder, name))
}

/** An upload with a name and a stated type. */
export function fileOf(name: string, mimetype: string, data: Buffer | string): File {
  const bytes = Buffer.from(data)
  return { name, mimetype, data: bytes, size: bytes.length }
}
