import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { LOCALES } from '../../base/locales.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { DOCUMENT } from '../../content/editing/document-words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { Button } from '../../shell/button.tsx'
import { useEditing } from '../editing.ts'
import { BAR } from './bar-words.ts'
import { useSaved } from './use-saved.ts'

/** The widths at which a page is shown, in pixels of its own. */
const WIDTHS = { phone: 390, wide: 1440 } as const
type Width = keyof typeof WIDTHS

/** Where the form and a page have room beside each other. */
const ROOM = matchMedia('(width >= 1100px)')
const KEPT = 'noren-preview-beside'

/** Whether the preview stands beside the form; `null` where there is no room for it. */
export function useBeside(): [boolean | null, (isBeside: boolean) => void] {
  const hasRoom = useSyncExternalStore(onRoom, () => ROOM.matches)
  const [isBeside, setIsBeside] = useState(() => localStorage.getItem(KEPT) !== null)
  function keep(now: boolean): void {
    setIsBeside(now)
    if (now) localStorage.setItem(KEPT, 'yes')
    else localStorage.removeItem(KEPT)
  }
  return [hasRoom ? isBeside : null, keep]
}

function onRoom(listener: () => void): () => void {
  ROOM.addEventListener('change', listener)
  return () => ROOM.removeEventListener('change', listener)
}

export function previewOf(place: string, tag: string): string {
  return `/api/${place}/preview?locale=${tag}`
}

/** The page as it was last saved, in a language and at the width of a phone or of a computer. */
export function PreviewPane() {
  const { form } = useEditing()
  const { updatedAt } = useSaved()
  const [tag, setTag] = useState(reader.i18n.language)
  const [width, setWidth] = useState<Width>('phone')
  const place = useRef<HTMLDivElement>(null)
  useFitting(place, WIDTHS[width])
  return (
    <section aria-label={say(reader, BAR.preview)} className="bar-preview">
      <div className="bar-preview__choices">
        {LOCALES.map(({ htmlLang }) => (
          <Button
            aria-pressed={tag === htmlLang}
            key={htmlLang}
            kind="quiet"
            onClick={() => setTag(htmlLang)}
          >
            {say(reader, tagWords(htmlLang))}
          </Button>
        ))}
        <span aria-hidden="true" />
        {(['phone', 'wide'] as const).map((each) => (
          <Button
            aria-pressed={width === each}
            key={each}
            kind="quiet"
            onClick={() => setWidth(each)}
          >
            {say(reader, BAR[each])}
          </Button>
        ))}
      </div>
      <div className="bar-preview__page" ref={place}>
        <iframe
          // The address changes with every save, so that the page loads again.
          src={`${previewOf(form.place, tag)}&saved=${encodeURIComponent(updatedAt)}`}
          title={say(reader, DOCUMENT.openPreview)}
        />
      </div>
    </section>
  )
}

/** Draws the page in its own width and makes it as small as its place. */
function useFitting(place: { current: HTMLDivElement | null }, width: number): void {
  useLayoutEffect(() => {
    const box = place.current
    if (!box) return
    const fit = () => {
      const scale = Math.min(1, box.clientWidth / width)
      box.style.setProperty('--page-width', `${width}px`)
      box.style.setProperty('--page-height', `${Math.round(box.clientHeight / scale)}px`)
      box.style.setProperty('--page-scale', `${scale}`)
    }
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    fit()
    return () => observer.disconnect()
  }, [place, width])
}
