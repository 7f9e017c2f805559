'use client'

import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say } from '../../base/words.ts'
import { FullPanel, type FullPanelProps } from './full-panel.tsx'
import { FULL } from './full-words.ts'

/** In the row of a restaurant: a button that opens what can be full, and what is. */
export function FullOpener(props: Omit<FullPanelProps, 'isOpen'>) {
  const { i18n } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        aria-label={`${say({ i18n }, props.marked.names)} ${say({ i18n }, FULL)}`}
        className="desk-full__opener"
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        {say({ i18n }, FULL)}
      </button>
      <div className="desk-full__row" id={id}>
        <FullPanel {...props} isOpen={isOpen} />
      </div>
    </>
  )
}
