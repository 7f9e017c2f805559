import type { GalleryItem } from '@noren/contract/resources/restaurant'
import { type MouseEvent, type ReactNode, useReducer, useState } from 'react'
import { rareFile } from '#src/pages/part-files.ts'

type Properties = {
  pictures: readonly GalleryItem[]
  /** Links to the pictures, in their order, each with `data-picture`. */
  children: ReactNode
}

/**
 * Shows a whole picture in a dialog when a link to it is pressed (site/README.md). The dialog then
 * loads. Without the script, or where the dialog fails to load, the link
 * opens the picture.
 */
export function Enlargeable({ pictures, children }: Properties) {
  const [shown, setShown] = useState<number | null>(null)
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const parts = rareFile.content()

  function enlarge(event: MouseEvent<HTMLDivElement>): void {
    const link = event.target instanceof Element && event.target.closest('a[data-picture]')
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!(link instanceof HTMLAnchorElement && isPlain)) return
    event.preventDefault()
    setShown([...event.currentTarget.querySelectorAll('a[data-picture]')].indexOf(link))
    rareFile.load().then(draw, () => location.assign(link.href))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed
    <div onClick={enlarge}>
      {children}
      {parts && shown !== null && (
        <parts.GalleryDialog pictures={pictures} first={shown} onClose={() => setShown(null)} />
      )}
    </div>
  )
}
