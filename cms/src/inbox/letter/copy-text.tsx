'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRef } from 'react'
import { say, type Words } from '../../base/words.ts'

/** A short text that one press copies; where browsers have no clipboard, it is selected. */
export function CopyText({ text }: { text: string }) {
  const { i18n } = useTranslation()
  const shown = useRef<HTMLSpanElement>(null)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(say({ i18n }, COPIED))
    } catch {
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current)
    }
  }

  return (
    <>
      <span ref={shown}>{text}</span>{' '}
      <button className="desk-letter__copy" onClick={copy} type="button">
        {say({ i18n }, { en: 'Copy', ja: 'コピー' })}
      </button>
    </>
  )
}

const COPIED: Words = { en: 'Copied.', ja: 'コピーしました。' }
