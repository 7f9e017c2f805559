import { pressedKey } from '@noren/contract/pressed-key'
import { readVideoLink, type Video } from '@noren/contract/video'
import { type ReactNode, useRef, useState } from 'react'
import { useBundle } from '#src/language/use-bundle.ts'
import styles from './video-link.module.css'

type Properties = {
  /** The video; nothing shows without it (readings A30). */
  video: Video | null
  webm?: string | undefined
  className?: string | undefined
  lang?: string | undefined
  children: ReactNode
}

/**
 * A button that plays a video in a dialog. Until the script runs it is a plain link to the video.
 */
export function VideoLink({ video, webm, className, lang, children }: Properties) {
  const { common } = useBundle()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  if (!video) return null

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: it has to be a link until the script runs */}
      <a
        href={video.kind === 'file' ? video.src : video.watch}
        className={className}
        lang={lang}
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
          dialog.current?.showModal()
        }}
        onKeyDown={(event) => {
          if (pressedKey(event.nativeEvent) !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
      >
        {children}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={common.playVideo}
        onClose={() => setOpen(false)}
        onClick={(event) => {
          if (event.target === event.currentTarget) event.currentTarget.close()
        }}
      >
        <form method="dialog">
          <button type="submit" className={styles.close}>
            {common.close}
          </button>
        </form>
        {open && <Player video={video} webm={webm} title={common.playVideo} />}
      </dialog>
    </>
  )
}

function Player({ video, webm, title }: { video: Video; webm: string | undefined; title: string }) {
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
  const alternative = readVideoLink(webm)
  return (
    <video className={styles.player} controls autoPlay muted loop playsInline aria-label={title}>
      {alternative?.kind === 'file' && <source src={alternative.src} type="video/webm" />}
      <source src={video.src} type="video/mp4" />
    </video>
  )
}
