'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { say, type Words } from '../words.ts'
import { corrected, UNREADABLE } from './corrected.ts'

/** How long the notice about unreadable characters stays, in ms. */
const LONG = 20_000

/** Corrects text that is pasted into the desk before staff see it, and reports unreadable characters. */
export function CorrectedPastes({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const text = correctPasted(event)
      if (text && UNREADABLE.test(text))
        toast.warning(say({ i18n }, unreadable(text)), { duration: LONG })
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [i18n])
  return children
}

/** @returns the field's new value, or the text as it was pasted; nothing for fields that hold no text */
function correctPasted(event: ClipboardEvent): string | undefined {
  const { target: field, clipboardData } = event
  if (event.defaultPrevented || !isTextField(field)) return undefined
  const pasted = clipboardData?.getData('text/plain') ?? ''
  const text = corrected(pasted)
  if (text === pasted) return text
  event.preventDefault()
  const line = field instanceof HTMLInputElement ? text.replace(/[\r\n]+/g, ' ') : text
  field.setRangeText(line, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
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
