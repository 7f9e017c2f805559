import type { Words } from '../words.ts'
import { corrected, UNREADABLE } from './corrected.ts'
import { oneLine } from './one-line.ts'

/**
 * Corrects text that is pasted into the page before staff see it, until the returned function ends it.
 * @param onUnreadable hears of characters that could not be read
 */
export function correctPastes(onUnreadable: (words: Words) => void): () => void {
  const onPaste = (event: ClipboardEvent): void => {
    const text = correctPasted(event)
    if (text && UNREADABLE.test(text)) onUnreadable(unreadable(text))
  }
  document.addEventListener('paste', onPaste)
  return () => document.removeEventListener('paste', onPaste)
}

/** @returns what now stands there of it; nothing for fields that hold no text */
function correctPasted(event: ClipboardEvent): string | undefined {
  const { target: field, clipboardData } = event
  if (event.defaultPrevented || !isTextField(field)) return undefined
  const pasted = clipboardData?.getData('text/plain') ?? ''
  const isLine = field instanceof HTMLInputElement || field.rows === 1
  // The browser would run the lines together without a space.
  const text = isLine ? oneLine(corrected(pasted)) : corrected(pasted)
  if (text === pasted) return text
  event.preventDefault()
  // Only the browser's own command can be undone.
  document.execCommand('insertText', false, text)
  return text
}

/** With what stands around the first one. */
function unreadable(text: string): Words {
  const at = text.search(UNREADABLE)
  const around = text.slice(Math.max(0, at - 8), at + 9).replaceAll(/[\p{Co}\uFFFD]/gu, '〓')
  return {
    en: `A character could not be read (〓): “${around}”. Please type it again.`,
    ja: `読めない文字（〓）があります：「${around}」。その文字を入力し直してください。`,
  }
}

/** A text field: a password must stay as typed, and other kinds hold no text. */
function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly
  return target instanceof HTMLInputElement && target.type === 'text' && !target.readOnly
}
