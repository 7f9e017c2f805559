'use client'

import { type ReactNode, useEffect } from 'react'
import { mended } from './mended.ts'

/** Puts what is pasted into any text box of the desk right before staff see it. */
export function MendedPastes({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('paste', mendPasted)
    return () => document.removeEventListener('paste', mendPasted)
  }, [])
  return children
}

function mendPasted(event: ClipboardEvent): void {
  const { target: box, clipboardData } = event
  if (event.defaultPrevented || !isTextBox(box)) return
  const pasted = clipboardData?.getData('text/plain') ?? ''
  const text = mended(pasted)
  if (text === pasted) return
  event.preventDefault()
  const line = box instanceof HTMLInputElement ? text.replace(/[\r\n]+/g, ' ') : text
  box.setRangeText(line, box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
}

/** A box for words: a password is what it is, and other kinds hold no text. */
function isTextBox(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly
  return target instanceof HTMLInputElement && target.type === 'text' && !target.readOnly
}
