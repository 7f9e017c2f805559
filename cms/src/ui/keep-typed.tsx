'use client'

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect } from 'react'

/**
 * Keeps what was typed when the language of the content is switched, which loads the page anew:
 * it is saved as a draft first. Where there are no drafts, staff are asked.
 */
export function KeepTyped() {
  const { id, collectionSlug, globalSlug, docConfig } = useDocumentInfo()
  const { routes } = useConfig().config
  const { submit } = useForm()
  const { code: locale } = useLocale()
  const { t } = useTranslation()
  const isModified = useFormModified()
  const hasDrafts = Boolean(docConfig?.versions?.drafts)

  useEffect(() => {
    if (!isModified) return
    let isSaved = false

    async function saveDraft() {
      const place = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id ?? ''}`
      const query = `?locale=${locale}&depth=0&fallback-locale=null&draft=true`
      const saved = await submit({
        action: formatAdminURL({ apiRoute: routes.api, path: `/${place}${query}` }),
        method: id && !globalSlug ? 'PATCH' : 'POST',
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
      return saved?.res?.ok === true
    }

    async function onClick(event: MouseEvent) {
      const { target } = event
      const choice =
        target instanceof Element &&
        target.closest<HTMLElement>('.popup-button-list__button:has([data-locale])')
      if (!choice || isSaved) return
      if (!hasDrafts && window.confirm(t('general:changesNotSaved'))) return
      event.preventDefault()
      event.stopPropagation()
      if (!hasDrafts || !(await saveDraft())) return
      // A new document is opened at its own address by the save.
      if (collectionSlug && !id) return
      isSaved = true
      choice.click()
    }

    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [isModified, hasDrafts, globalSlug, collectionSlug, id, locale, routes.api, submit, t])
  return null
}
