import { pressedKey } from '@noren/contract/pressed-key'
import type { GalleryItem } from '@noren/contract/resources/restaurant'
import { ArrowLeft, ArrowRight, X } from 'lucide'
import { type KeyboardEvent, useRef, useState } from 'react'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { Picture } from '#src/ui/picture.tsx'
import { StrokeIcon } from '#src/ui/stroke-icon.tsx'
import { FACT_WORDS } from '../fact-words.ts'
import styles from './gallery-dialog.module.css'
import { useModal } from './use-modal.ts'
import { useSwipe } from './use-swipe.ts'

type Properties = {
  pictures: readonly GalleryItem[]
  /** Place of the picture it opens with, from 0. */
  first: number
  onClose: () => void
}

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 }

/** One picture of several, whole, with its words; buttons, arrow keys and swipes go to the others. */
export function GalleryDialog({ pictures, first, onClose }: Properties) {
  const language = useLanguage()
  const { common, restaurants } = useBundle()
  const facts = FACT_WORDS[language]
  const [index, setIndex] = useState(first)
  const dialog = useRef<HTMLDialogElement>(null)
  const onClosed = useModal(dialog, onClose)
  const picture = pictures[index]
  const alt = markedText(picture?.alt, language)

  function go(step: number): void {
    setIndex((index + step + pictures.length) % pictures.length)
  }

  function onKeyDown({ nativeEvent }: KeyboardEvent): void {
    const step = STEPS[pressedKey(nativeEvent) ?? '']
    if (step) go(step)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={restaurants.detail.gallery}
      onKeyDown={onKeyDown}
      onClose={onClosed}
      {...useSwipe(go)}
    >
      <figure className={styles.figure}>
        <Picture key={index} src={picture?.src} alt="" sizes="100vw" className={styles.picture} />
        <figcaption className={styles.caption} aria-live="polite">
          <span lang={alt.lang}>{alt.text}</span>{' '}
          {/* One text, which is written anew as a whole where a browser has translated it. */}
          <span className="numeric">{`${index + 1} / ${pictures.length}`}</span>
        </figcaption>
      </figure>
      <form method="dialog" className={styles.buttons}>
        {pictures.length > 1 && (
          <>
            <button type="button" aria-label={facts.previousPicture} onClick={() => go(-1)}>
              <StrokeIcon shape={ArrowLeft} strokeWidth={1.25} />
            </button>
            <button type="button" aria-label={facts.nextPicture} onClick={() => go(1)}>
              <StrokeIcon shape={ArrowRight} strokeWidth={1.25} />
            </button>
          </>
        )}
        <button type="submit" aria-label={common.close}>
          <StrokeIcon shape={X} strokeWidth={1.25} />
        </button>
      </form>
    </dialog>
  )
}
