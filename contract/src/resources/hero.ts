import { isObject, readList, readObject, readOptionalText, readText } from '../json.ts'

/** Hero content of one language (spec §3). Empty texts are filled from the built-in bundle. */
export type Hero = {
  badge: string
  title: string
  subtitle: string
  button1: string
  button2: string
  success: string
  community: string
  clientImages: { url: string }[]
  backgroundImage: string
  videoLink: string
  /** The same scene composed for tall screens, when there is one. */
  backgroundImagePortrait?: string
  /** The video again as WebM, when `videoLink` is our own MP4. */
  videoLinkWebm?: string
}

/** Reads hero content; `null` when the server gave nothing. */
export function readHero(raw: unknown): Hero | null {
  if (!isObject(raw) || Object.keys(raw).length === 0) return null
  const portrait = readOptionalText(raw.backgroundImagePortrait)
  const webm = readOptionalText(raw.videoLinkWebm)
  return {
    badge: readText(raw.badge),
    title: readText(raw.title),
    subtitle: readText(raw.subtitle),
    button1: readText(raw.button1),
    button2: readText(raw.button2),
    success: readText(raw.success),
    community: readText(raw.community),
    clientImages: readImages(raw.clientImages),
    backgroundImage: readText(raw.backgroundImage),
    videoLink: readText(raw.videoLink),
    ...(portrait && { backgroundImagePortrait: portrait }),
    ...(webm && { videoLinkWebm: webm }),
  }
}

/** Reads a list of `{url}`; entries without an address are left out. */
export function readImages(raw: unknown): { url: string }[] {
  return readList(raw, (item) => {
    const url = readOptionalText(readObject(item).url)
    return url ? { url } : null
  })
}
