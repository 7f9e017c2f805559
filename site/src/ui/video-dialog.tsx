import { readPictureUrl, renditionUrl, renditionWidths } from '@noren/contract/picture'
import { safeImage } from '@noren/contract/safe-url'
import { readVideoLink, type Video } from '@noren/contract/video'
import { useEffect, useRef } from 'react'
import { useBundle } from '#src/language/use-bundle.ts'
import { useImageOrigins } from './picture.tsx'
import styles from './video-dialog.module.css'

type Properties = {
  video: Video
  /** The same video as WebM, if there is one. */
  webm: string | undefined
  /** The picture in its place until it begins. */
  poster: string | undefined
  onClose: () => void
}

/** The widest picture that stands in for a video, in pixels: a video is seldom larger. */
const POSTER_WIDTH = 1200

/** A video that plays in a dialog. */
export function VideoDialog({ video, webm, poster, onClose }: Properties) {
  const { common } = useBundle()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={common.playVideo}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <form method="dialog">
        <button type="submit" className={styles.close}>
          {common.close}
        </button>
      </form>
      <Player video={video} webm={webm} poster={poster} title={common.playVideo} />
    </dialog>
  )
}

type PlayerProperties = Omit<Properties, 'onClose'> & { title: string }

function Player({ video, webm, poster, title }: PlayerProperties) {
  const origins = useImageOrigins()
  if (video.kind === 'youtube') {
    return (
      <iframe
        className={styles.player}
        src={`${video.embed}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  const alternative = readVideoLink(webm, origins)
  const type = /\.webm(?:\?|$)/i.test(video.src) ? 'video/webm' : 'video/mp4'
  return (
    <video
      className={styles.player}
      poster={posterFrom(poster, origins)}
      controls
      autoPlay
      muted
      loop
      playsInline
      aria-label={title}
    >
      {alternative?.kind === 'file' && <source src={alternative.src} type="video/webm" />}
      <source src={video.src} type={type} />
    </video>
  )
}

/** A poster has no `srcset`: of a picture of ours, the rendition of its size. */
function posterFrom(picture: string | undefined, origins: readonly string[]): string | undefined {
  const allowed = safeImage(picture, origins)
  const own = allowed && readPictureUrl(allowed)
  if (!own) return allowed ?? undefined
  const width = renditionWidths(own).findLast((width) => width <= POSTER_WIDTH)
  return width ? renditionUrl(own, width) : allowed
}
