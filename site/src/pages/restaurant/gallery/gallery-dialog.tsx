import { pressedKey } from '@noren/contract/pressed-key'
import type { GalleryItem } from '@noren/contract/resources/restaurant'
import { X } from 'lucide'
import {
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { Picture } from '#src/ui/picture.tsx'
import { StrokeIcon } from '#src/ui/stroke-icon.tsx'
import { FACT_WORDS } from '../fact-groups.ts'
import styles from './gallery-dialog.module.css'

type Properties = {
  pictures: readonly GalleryItem[]
  /** Index of the first picture shown, from 0. */
  first: number
  onClose: () => void
}

const STEPS: { readonly [key: string]: number } = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * One of several pictures, whole, with its text; buttons, arrow keys and swipes show the others.
 */
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
          {/* One string, so that React replaces all of it even if a browser has translated it. */}
          <span className="numeric">{`${index + 1} / ${pictures.length}`}</span>
        </figcaption>
      </figure>
      <form method="dialog" className={styles.buttons}>
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              className="arrow-back"
              aria-label={facts.previousPicture}
              onClick={() => go(-1)}
            />
            <button
              type="button"
              className="arrow"
              aria-label={facts.nextPicture}
              onClick={() => go(1)}
            />
          </>
        )}
        <button type="submit" aria-label={common.close}>
          <StrokeIcon shape={X} strokeWidth={1.25} />
        </button>
      </form>
    </dialog>
  )
}

/**
 * Opens a dialog over the page that the browser's Back also closes: for that it gets its own entry
 * in the history, with the same address. Returns the handler for the dialog's `close` event.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): () => void {
  const isGone = useRef(false)
  useEffect(() => {
    dialog.current?.showModal()
    history.pushState(history.state, '')
    const onBack = () => {
      isGone.current = true
      dialog.current?.close()
    }
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [dialog])
  return () => {
    if (!isGone.current) history.back()
    onClose()
  }
}

/** How far a finger must move sideways, in px. */
const SWIPE = 40

/**
 * Reports sideways swipes: 1 for a swipe to the left, which shows the next picture, otherwise -1.
 */
function useSwipe(go: (step: number) => void) {
  const start = useRef<number | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers zoom.
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (start.current ?? Number.NaN)
      if (Math.abs(moved) >= SWIPE) go(moved < 0 ? 1 : -1)
    },
  }
}
