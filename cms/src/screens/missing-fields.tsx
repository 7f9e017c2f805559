import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import type { ClientField, FormState } from 'payload'
import { useEffect, useRef } from 'react'
import { keepInSight } from '../base/ui/keep-in-sight.ts'
import { say } from '../base/words.ts'
import { STILL_MISSING } from '../publish/unpublished/publish-words.ts'

/** How many times to look for a field: a large form takes a moment to draw what comes before. */
const LOOKS = 60

/** Above the form of a document that was never published: what a publish still asks for. */
export function MissingFields() {
  const { i18n } = useTranslation()
  const { collectionSlug, hasPublishedDoc } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const leaving = useRef(new AbortController())
  useEffect(() => () => leaving.current.abort(), [])
  const config = collectionSlug && !hasPublishedDoc ? getEntityConfig({ collectionSlug }) : null
  const required = (config?.fields ?? []).flatMap(requiredText)
  const empty = useFormFields(([fields]) => emptyAmong(required, fields))
  const missing = required.filter(({ path }) => empty.split(' ').includes(path))
  if (missing.length === 0) return null

  function go(path: string): void {
    leaving.current.abort()
    leaving.current = new AbortController()
    const find = () => {
      const part = document.getElementById(`field-${path}`)
      return part && { part, focused: part }
    }
    void keepInSight(find, LOOKS, leaving.current.signal)
  }

  return (
    <p className="desk-missing">
      {say({ i18n }, STILL_MISSING)}
      {missing.map(({ path, label }) => (
        <button key={path} onClick={() => go(path)} type="button">
          {label ? getTranslation(label, i18n) : path}
        </button>
      ))}
    </p>
  )
}

type Text = { path: string; label: Extract<ClientField, { type: 'text' }>['label'] }

function requiredText(field: ClientField): Text[] {
  const isText = field.type === 'text' || field.type === 'textarea'
  return isText && field.required ? [{ path: field.name, label: field.label }] : []
}

/** The paths of those that are empty, in one text: forms draw again only what changed. */
function emptyAmong(texts: readonly Text[], fields: FormState): string {
  return texts
    .filter(({ path }) => !String(fields[path]?.value ?? '').trim())
    .map(({ path }) => path)
    .join(' ')
}
