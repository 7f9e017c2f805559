'use client'

import { getTranslation } from '@payloadcms/translations'
import { useCollapsible, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { CollapsibleFieldLabelClientComponent } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { type RefObject, useEffect, useRef } from 'react'
import { isTag } from '../locales.ts'
import { keepInSight, onceSightIsKnown } from './keep-in-sight.ts'
import { isNewRow, type RowNamePart, rowName } from './row-name.ts'

const LINK = '#field-'
/** How many times to look for the field: a large form takes some seconds. */
const LOOKS = 900

/** The path of the field in the address: `#field-team__members__1__role`. */
function linkedPath(): string[] {
  const { hash } = window.location
  return hash.startsWith(LINK) ? decodeURIComponent(hash.slice(LINK.length)).split('__') : []
}

/** Whether the address leads to the field of a text in one language: `#field-title__en`. */
export function leadsToLanguage(): boolean {
  return isTag(linkedPath().at(-1))
}

/** Whether a field is one of those inside another. */
function startsWith(path: readonly string[], around: readonly string[]): boolean {
  return path.length > around.length && around.every((step, index) => step === path[index])
}

/**
 * For the label of a collapsible: opens it where the address leads to a field inside.
 * @param holds whether a field is inside
 * @returns a ref for the label's element
 */
function useOpenForLink(
  holds: (path: readonly string[]) => boolean,
): RefObject<HTMLSpanElement | null> {
  const label = useRef<HTMLSpanElement>(null)
  const { isCollapsed, toggle } = useCollapsible()
  const open = useRef(() => {})
  useEffect(() => {
    open.current = () => isCollapsed && toggle()
  })
  // Only once: later rows can take the same place.
  useEffect(() => {
    if (!label.current || !holds(linkedPath())) return
    label.current.dataset.onTheWay = ''
    onceSightIsKnown(label.current, () => open.current())
  }, [])
  return label
}

/** Scrolls to the field in the address: forms draw late what is out of sight. */
export function goToLinkedField(leaving: AbortSignal): void {
  const path = linkedPath()
  if (path.length === 0) return
  const drawn = (length: number) =>
    document.getElementById(LINK.slice(1) + path.slice(0, length).join('__'))
  const find = () => {
    // In a form of that language the text is the form's own field.
    const field =
      drawn(path.length) ?? (leadsToLanguage() ? ownField(drawn(path.length - 1)) : null)
    if (field?.checkVisibility()) return { part: field, focused: field }
    const labels = document.querySelectorAll('[data-on-the-way]')
    const around = path.map((_, index) => drawn(path.length - index))
    const part = labels.item(labels.length - 1) ?? around.find((each) => each?.checkVisibility())
    return part ? { part } : null
  }
  void keepInSight(find, LOOKS, leaving)
}

function ownField(drawn: HTMLElement | null): HTMLElement | null {
  return drawn?.matches('input, textarea') ? drawn : null
}

/** The label of fields that stay folded until someone opens them, or a link leads to one. */
export const FoldLabel: CollapsibleFieldLabelClientComponent = ({ field, path = '' }) => {
  const { i18n } = useTranslation()
  const around = path.split('.').slice(0, -1)
  const names = flattenTopLevelFields(field?.fields ?? []).map(({ name }) => name)
  const label = useOpenForLink(
    (linked) => startsWith(linked, around) && names.includes(linked[around.length] ?? ''),
  )
  return (
    <span className="row-label" ref={label}>
      {getTranslation(field?.label ?? '', i18n)}
    </span>
  )
}

type RowLabelProps = { parts: readonly RowNamePart[] }

/** Names a closed row by what it holds; a row that holds nothing yet is open, to be filled in. */
export function RowLabel({ parts }: RowLabelProps) {
  const { i18n } = useTranslation()
  const { data, path, rowNumber } = useRowLabel<unknown>()
  const label = useOpenForLink((linked) => startsWith(linked, path.split('.')))
  const { isCollapsed, toggle } = useCollapsible()
  const name = rowName(data, parts, i18n)
  const number = `${(rowNumber ?? 0) + 1}.`
  const isNew = useRef(isNewRow(data))
  useEffect(() => {
    if (!isNew.current || !isCollapsed) return
    isNew.current = false
    toggle()
  }, [isCollapsed, toggle])
  return <span ref={label}>{name ? `${number} ${name}` : number}</span>
}
