import { useState } from 'react'
import { TAGS } from '../../base/locales.ts'
import { reader } from '../../base/ui/reader.ts'
import { say, type Words } from '../../base/words.ts'
import { DOCUMENT } from '../../content/editing/document-words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import { Button } from '../../shell/button.tsx'
import { useEditing, useSaved } from '../editing.ts'
import './preview.css'

const KEPT = 'noren-preview-beside'

/** Whether the preview stands beside the form, where there is room for it: kept in this browser. */
export function useBeside(): [isBeside: boolean, keep: (isBeside: boolean) => void] {
  const [isBeside, setIsBeside] = useState(() => localStorage.getItem(KEPT) === 'true')
  function keep(now: boolean): void {
    setIsBeside(now)
    localStorage.setItem(KEPT, String(now))
  }
  return [isBeside, keep]
}

export function previewOf(place: string, tag: string): string {
  return `/api/${place}/preview?locale=${tag}`
}

/** The page as it was last saved, in a language and at the width of a phone or of a computer. */
export function PreviewPane() {
  const { form } = useEditing()
  const { updatedAt } = useSaved()
  const [tag, setTag] = useState(reader.i18n.language)
  const [isWide, setIsWide] = useState(false)
  const choice = (words: Words, isChosen: boolean, choose: () => void) => (
    <Button aria-pressed={isChosen} key={words.en} kind="quiet" onClick={choose}>
      {say(reader, words)}
    </Button>
  )
  return (
    <section aria-label={say(reader, DOCUMENT.preview)} className="bar-preview">
      <div className="bar-preview__choices">
        {TAGS.map((each) => choice(tagWords(each), tag === each, () => setTag(each)))}
        <span aria-hidden="true" />
        {choice(DOCUMENT.phone, !isWide, () => setIsWide(false))}
        {choice(DOCUMENT.wide, isWide, () => setIsWide(true))}
      </div>
      <iframe
        data-width={isWide ? 'wide' : 'phone'}
        loading="lazy"
        // The address changes with every save, so that the page loads again.
        src={`${previewOf(form.place, tag)}&saved=${encodeURIComponent(updatedAt)}`}
        title={say(reader, DOCUMENT.draftPage)}
      />
    </section>
  )
}
