import { pressedKey } from '@noren/contract/pressed-key'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import './popup.css'

type Props = {
  label: ReactNode
  /** What a screen reader calls it, where the label is a sign. */
  name?: string
  children: ReactNode
}

const ITEMS = 'a[href], button:not(:disabled)'

/** A button with a list of links and buttons: arrows go through it, Escape and a press close it. */
export function Popup({ label, name, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()

  function step(by: 1 | -1): void {
    const items = [...(list.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])]
    const at = items.findIndex((item) => item.matches(':focus'))
    const next = at < 0 && by < 0 ? items.length - 1 : at + by
    items.at(next % items.length)?.focus()
  }

  function press(event: KeyboardEvent): void {
    const key = pressedKey(event.nativeEvent)
    if (key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) step(key === 'ArrowDown' ? 1 : -1)
      else setIsOpen(true)
    }
  }

  /** The focus returns first: what a dialog that opens now gives it back to must be in sight. */
  function close(): void {
    opener.current?.focus()
    setIsOpen(false)
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of what is inside
    <div className="shell-popup" onKeyDown={press} onBlur={leave}>
      <button
        ref={opener}
        type="button"
        className="shell-button shell-popup__opener"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after a press of one of its buttons */}
      <div ref={list} id={id} className="shell-popup__list" hidden={!isOpen} onClick={close}>
        {children}
      </div>
    </div>
  )
}
