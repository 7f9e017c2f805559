import { pressedKey } from '@noren/contract/pressed-key'
import type { Video } from '@noren/contract/video'
import { type ReactNode, useReducer, useState } from 'react'
import { lazyFile } from '#src/lazy-files.ts'

type Properties = {
  /** The video; nothing shows without it (readings A30). */
  video: Video | null
  webm?: string | undefined
  poster?: string | undefined
  className?: string | undefined
  lang?: string | undefined
  children: ReactNode
}

/** Few visitors press the button. */
const videoFile = lazyFile(() => import('./video-dialog.tsx'))

/**
 * A button that plays a video in a dialog. Until the script runs, and where the dialog fails to load, it
 * is a plain link to the video.
 */
export function VideoLink({ video, webm, poster, className, lang, children }: Properties) {
  const [open, setOpen] = useState(false)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  if (!video) return null
  const address = video.kind === 'file' ? video.src : video.watch
  const parts = videoFile.content()

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: it has to be a link until the script runs */}
      <a
        href={address}
        className={className}
        lang={lang}
        role="button"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
          videoFile.load().then(draw, () => location.assign(address))
        }}
        onKeyDown={(event) => {
          if (pressedKey(event.nativeEvent) !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
      >
        {children}
      </a>
      {parts && open && (
        <parts.VideoDialog
          video={video}
          webm={webm}
          poster={poster}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
