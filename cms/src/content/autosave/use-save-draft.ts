import { useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useCallback } from 'react'

/** Saves what is in the form as a draft; `false` when the desk could not be reached, or refused. */
export type SaveDraft = () => Promise<boolean>

/**
 * What saves the form as a draft.
 * @param byItself whether that goes on beside the typing, into the version that such saves share
 */
export function useSaveDraft({ byItself }: { byItself: boolean }): SaveDraft {
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const { routes } = useConfig().config
  const { code: locale } = useLocale()
  const { setBackgroundProcessing, submit } = useForm()
  return useCallback(async () => {
    const place = globalSlug ? `globals/${globalSlug}` : [collectionSlug, id].join('/')
    const query = new URLSearchParams({ locale, depth: '0', 'fallback-locale': 'null' })
    query.set('draft', 'true')
    if (byItself) query.set('autosave', 'true')
    const beside = {
      acceptValues: { overrideLocalChanges: false },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
    }
    setBackgroundProcessing(byItself)
    const saved = await submit({
      ...(byItself && beside),
      action: formatAdminURL({ apiRoute: routes.api, path: `/${place}?${query}` }),
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    if (!saved?.res?.ok) return false
    // By it Payload knows that there is something to publish.
    setUnpublishedVersionCount((count) => count + 1)
    return true
  }, [
    byItself,
    collectionSlug,
    globalSlug,
    id,
    locale,
    routes.api,
    setBackgroundProcessing,
    setUnpublishedVersionCount,
    submit,
  ])
}
