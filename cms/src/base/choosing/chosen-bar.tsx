'use client'

import { useSelection, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useRef, useState } from 'react'
import { DeskButton } from '../ui/desk-button.tsx'
import { say, type Words } from '../words.ts'
import { DeleteChosen } from './delete-chosen.tsx'

type Props = {
  slug: string
  /** Every document of the page that can be chosen. */
  ids: readonly (number | string)[]
  isInTrash?: boolean
  mayDelete: boolean
  /** What else can be done with the chosen ones. */
  children?: ReactNode
}

/**
 * After a list, at the lower edge of the window while some of it is chosen: how many, and what to do with
 * them. Says until it is closed which of them were not deleted, and why.
 */
export function ChosenBar({ slug, ids, isInTrash = false, mayDelete, children }: Props) {
  const { i18n, t } = useTranslation()
  const { count, selected, setSelection, toggleAll } = useSelection()
  const [refused, setRefused] = useState<readonly string[]>([])
  const place = useRef<HTMLElement>(null)
  const others = ids.filter((id) => !selected.get(id))
  const toList = () => {
    const list = place.current?.previousElementSibling
    if (list instanceof HTMLElement) list.focus({ preventScroll: true })
  }
  return (
    <section
      aria-label={say({ i18n }, { en: 'Selected', ja: '選択中' })}
      className="desk-chosen"
      hidden={count === 0 && refused.length === 0}
      ref={place}
    >
      <div role="alert">
        {refused.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {refused.length > 0 && (
        <DeskButton
          onClick={() => {
            toList()
            setRefused([])
          }}
          size="small"
        >
          {t('general:close')}
        </DeskButton>
      )}
      <p role="status">{count > 0 && t('general:selectedCount', { count, label: '' })}</p>
      {count > 0 && (
        <>
          {children}
          {mayDelete && (
            <DeleteChosen
              isInTrash={isInTrash}
              onDone={(sentences) => {
                toList()
                setRefused(sentences)
              }}
              slug={slug}
            />
          )}
          {others.length > 0 && (
            <DeskButton
              onClick={() => {
                for (const id of others) setSelection(id)
              }}
              size="small"
            >
              {t('general:selectAllRows')}
            </DeskButton>
          )}
          <DeskButton
            onClick={() => {
              toList()
              toggleAll()
            }}
            size="small"
          >
            {say({ i18n }, NONE)}
          </DeskButton>
        </>
      )}
    </section>
  )
}

const NONE: Words = { en: 'Select none', ja: '選択を外す' }
