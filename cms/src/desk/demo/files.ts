import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '@noren/contract/json'
import { brand } from '@noren/demo/content/brand'
import type { DemoPicture, DemoVideo } from '@noren/demo/picture'
import type { PayloadRequest } from 'payload'

/** The documents of the demo's pictures and videos, by their names in the content. */
export type DemoFiles = {
  picture: (picture: DemoPicture) => number
  videos: (video: DemoVideo) => number[]
  /** The company's mark, an SVG. */
  mark: string
}

/** Uploads every picture and video that the content names, in the order of naming. */
export async function loadFiles(
  req: PayloadRequest,
  artwork: string,
  content: unknown,
): Promise<DemoFiles> {
  const pictures = new Map<string, number>()
  const videos = new Map<string, number[]>()
  for (const named of namedIn(content)) {
    if ('artwork' in named && !pictures.has(named.artwork)) {
      pictures.set(named.artwork, await loadPicture(req, artwork, named))
    }
    if ('video' in named && !videos.has(named.video)) {
      videos.set(named.video, await loadVideo(req, join(artwork, 'video', named.video)))
    }
  }
  return {
    picture: ({ artwork: name }) => known(pictures.get(name), name),
    videos: ({ video }) => known(videos.get(video), video),
    mark: await readFile(join(artwork, 'marks', brand.mark), 'utf8'),
  }
}

async function loadPicture(
  req: PayloadRequest,
  folder: string,
  { artwork, alt, focus }: DemoPicture,
): Promise<number> {
  const file = await readUpload(join(folder, 'originals', `${artwork}.webp`), 'image/webp')
  const data = {
    altEn: alt.en,
    altJa: alt.jp,
    ...(focus && { focalX: focus.x, focalY: focus.y }),
  }
  return (await req.payload.create({ collection: 'media', req, data, file })).id
}

async function loadVideo(req: PayloadRequest, stem: string): Promise<number[]> {
  const ids: number[] = []
  for (const type of ['mp4', 'webm']) {
    const file = await readUpload(`${stem}.${type}`, `video/${type}`)
    ids.push((await req.payload.create({ collection: 'videos', req, data: {}, file })).id)
  }
  return ids
}

async function readUpload(path: string, mimetype: string) {
  const data = await readFile(path)
  return { name: path.slice(path.lastIndexOf('/') + 1), mimetype, data, size: data.length }
}

function* namedIn(content: unknown): Generator<DemoPicture | DemoVideo> {
  if (Array.isArray(content)) {
    for (const item of content) yield* namedIn(item)
  } else if (isPicture(content) || isVideo(content)) {
    yield content
  } else if (isObject(content)) {
    for (const value of Object.values(content)) yield* namedIn(value)
  }
}

function isPicture(value: unknown): value is DemoPicture {
  return isObject(value) && typeof value.artwork === 'string' && isObject(value.alt)
}

function isVideo(value: unknown): value is DemoVideo {
  return isObject(value) && typeof value.video === 'string'
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demo content names "${name}", which was not loaded`)
  return value
}
