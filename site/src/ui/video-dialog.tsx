import { readVideoLink, type Video } from '@noren/contract/video'
import { useEffect, useRef } from 'react'
import { useBundle } from '#src/language/use-bundle.ts'
import { useImageOrigins } from './picture.tsx'
import styles from './video-dialog.module.css'

type Properties = {
  video: Video
  /** The same video as WebM, if there is one. */
  webm: string | undefined
  onClose: () => void
}

/** A video that plays in a dialog. */
export function VideoDialog({ video, webm, onClose }: Properties) {
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
      <Player video={video} webm={webm} title={common.playVideo} />
    </dialog>
  )
}

function Player({ video, webm, title }: Pick<Properties, 'video' | 'webm'> & { title: string }) {
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
  const alternative = readVideoLink(webm, useImageOrigins())
  const type = /\.webm(?:\?|$)/i.test(video.src) ? 'video/webm' : 'video/mp4'
  return (
    <video className={styles.player} controls autoPlay muted loop playsInline aria-label={title}>
      {alternative?.kind === 'file' && <source src={alternative.src} type="video/webm" />}
      <source src={video.src} type={type} />
    </video>
  )
}
