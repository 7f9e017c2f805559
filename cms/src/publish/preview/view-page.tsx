'use client'

import { useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { say } from '../../base/words.ts'
import { usePlace } from '../../content/languages/translations/document-gaps.tsx'
import { VIEW_PAGE } from './page-words.ts'

/** The link above a document's fields to its published page, in the form's language. */
export function ViewPage() {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const address = usePageAddress()(code)
  return (
    address && (
      <a className="desk-view-page" href={address} rel="noopener" target="_blank">
        {say({ i18n }, VIEW_PAGE)}
      </a>
    )
  )
}

/**
 * Gives the function that addresses the published page of the document on the screen, in the language of a
 * tag; `null` before the first save.
 */
export function usePageAddress(): (tag: string) => string | null {
  const place = usePlace()
  const { routes } = useConfig().config
  return (tag) =>
    place && formatAdminURL({ apiRoute: routes.api, path: `/${place}/page?locale=${tag}` })
}
