import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { reader } from '../base/ui/reader.ts'
import { say, type Words } from '../base/words.ts'
import { Button } from './button.tsx'
import './dialog.css'

const WORDS = {
  close: { en: 'Close', ja: '閉じる' },
  cancel: { en: 'Cancel', ja: 'キャンセル' },
}

type Props = { title: string; onClose: () => void; children: ReactNode }

/** Stands before everything else until it is closed, with its button or Escape; the focus then returns. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const close = useEffectEvent(onClose)
  // Before the element leaves the page: afterwards the browser no longer knows where the focus was.
  useLayoutEffect(() => {
    const shown = dialog.current
    // In development React shows it twice, and the first time ends when the second is open.
    const closed = () => shown?.open || close()
    shown?.showModal()
    shown?.addEventListener('close', closed)
    return () => {
      shown?.removeEventListener('close', closed)
      shown?.close()
    }
  }, [])
  return (
    <dialog ref={dialog} className="shell-dialog" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className="shell-dialog__content">{children}</div>
      <button
        type="button"
        className="shell-dialog__close"
        aria-label={say(reader, WORDS.close)}
        onClick={onClose}
      >
        <span aria-hidden="true">×</span>
      </button>
    </dialog>
  )
}

/** `content` stands for a text that is more than words; `isHarmful`: it takes something away. */
type Asked = {
  title: Words
  text?: Words
  content?: ReactNode
  yes: Words
  no?: Words
  isHarmful?: boolean
}

/** Asks before something is done, and whether it was answered with yes. */
export function confirmed(asked: Asked): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const answer = (isYes: boolean) => {
      root.unmount()
      place.remove()
      resolve(isYes)
    }
    root.render(<Question {...asked} onAnswer={answer} />)
  })
}

function Question({
  title,
  text,
  content,
  yes,
  no = WORDS.cancel,
  isHarmful,
  onAnswer,
}: Asked & { onAnswer: (isYes: boolean) => void }) {
  return (
    <Dialog title={say(reader, title)} onClose={() => onAnswer(false)}>
      {text && <p>{say(reader, text)}</p>}
      {content}
      <p className="shell-dialog__buttons">
        <Button onClick={() => onAnswer(false)}>{say(reader, no)}</Button>
        <Button kind={isHarmful ? 'harm' : 'main'} onClick={() => onAnswer(true)}>
          {say(reader, yes)}
        </Button>
      </p>
    </Dialog>
  )
}
