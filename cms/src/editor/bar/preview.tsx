import { useState, useSyncExternalStore } from 'react'
import { LOCALES } from '../../base/locales.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { Button } from '../../shell/button.tsx'
import { useEditing } from '../editing.ts'
import { BAR } from './bar-words.ts'
import './preview.css'
import { useSaved } from './use-saved.ts'

/** A phone's, or all the room beside the form. */
const WIDTHS = ['phone', 'wide'] as const

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
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone')
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
        {WIDTHS.map((each) => (
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
      <iframe
        data-width={width}
        // The address changes with every save, so that the page loads again.
        src={`${previewOf(form.place, tag)}&saved=${encodeURIComponent(updatedAt)}`}
        title={say(reader, BAR.draftPage)}
      />
    </section>
  )
}
