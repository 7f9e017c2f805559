import { pressedKey } from '@noren/contract/pressed-key'
import type { GalleryItem } from '@noren/contract/resources/restaurant'
import { ArrowLeft, ArrowRight, X } from 'lucide'
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

/**
 * Opens a dialog over the page, which the browser's Back closes too: for that it stands in the
 * history as a place of its own, under the same address. Returns what is to hear that it was closed.
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

/** How far a finger has to go sideways, in px. */
const SWIPE = 40

/** Tells of fingers that were drawn sideways: 1 to the left, which asks for the next, else -1. */
function useSwipe(go: (step: number) => void) {
  const start = useRef<number | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers enlarge.
      start.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (start.current ?? Number.NaN)
      if (Math.abs(moved) >= SWIPE) go(moved < 0 ? 1 : -1)
    },
  }
}
