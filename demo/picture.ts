/** A text in both languages. Demo content is never half translated. */
export type Bilingual = { en: string; jp: string }

/**
 * A picture of the demo company by the name of its original, `artwork/originals/{artwork}.webp`.
 * Loading the demo turns it into a media document, publishing turns that into an address.
 */
export type DemoPicture = {
  artwork: string
  alt: Bilingual
  /** The spot that stays visible where the picture is cut, in percent; its centre without. */
  focus?: { x: number; y: number }
}

/**
 * A video of the demo company by name: `artwork/video/{video}.mp4` and `.webm`. It replaces the
 * contract's `videoLink`, and publishing fills `videoLinkWebm` from it as well.
 */
export type DemoVideo = { video: string }

/** Names a picture and describes it for visitors who cannot see it. */
export function picture(
  artwork: string,
  alt: Bilingual,
  focus?: DemoPicture['focus'],
): DemoPicture {
  return { artwork, alt, ...(focus && { focus }) }
}

/** Names a video. */
export function video(name: string): DemoVideo {
  return { video: name }
}
