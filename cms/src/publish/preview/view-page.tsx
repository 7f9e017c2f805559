import type { Locale, ServerProps } from 'payload'
import { say } from '../../base/words.ts'

type Properties = ServerProps & { id?: number | string; locale?: Locale; place: string }

/** The link above a document's form to its published page, in the form's language. */
export function ViewPage({ id, locale, place, i18n, payload }: Properties) {
  const isGlobal = place.startsWith('globals/')
  if (!isGlobal && id === undefined) return null
  const path = isGlobal ? place : `${place}/${id}`
  return (
    <a
      className="desk-view-page"
      href={`${payload.config.routes.api}/${path}/page?locale=${locale?.code ?? ''}`}
      target="_blank"
      rel="noopener"
    >
      {say({ i18n }, { en: 'View the page', ja: 'ページを見る' })}
    </a>
  )
}
