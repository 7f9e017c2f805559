'use client'

import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import * as v from 'valibot'
import { askDesk, sentenceOf } from '../../../base/requests/ask-desk.ts'
import { say, type Words } from '../../../base/words.ts'

/** A document in the trash. */
export type Trashed = { id: number | string; slug: string; title: string }

/**
 * Gives the function that takes a document out of the trash and says so, with a button to open it.
 * @returns whether it is back; `asPublic` for a page that was on the site as it is
 */
export function usePutBack(): (from: Trashed, asPublic?: boolean) => Promise<boolean> {
  const { i18n, t } = useTranslation()
  const { config, getEntityConfig } = useConfig()
  const { admin, api } = config.routes
  const router = useRouter()

  return async ({ id, slug, title }, asPublic = false) => {
    const answer = await askDesk(`${api}/${slug}/${id}?trash=true`, v.object({}), {
      method: 'PATCH',
      body: { deletedAt: null, ...(asPublic && { _status: 'published' }) },
    })
    if (!answer.value) {
      toast.error(sentenceOf(answer.refusal) ?? t('error:unknown'))
      return false
    }
    const isDraft = !asPublic && getEntityConfig({ collectionSlug: slug }).versions?.drafts
    toast.success(say({ i18n }, backWords(title, Boolean(isDraft))), {
      action: {
        label: say({ i18n }, { en: 'Open', ja: '開く' }),
        onClick: () => router.push(`${admin}/collections/${slug}/${id}`),
      },
    })
    return true
  }
}

const backWords = (title: string, isDraft: boolean): Words => ({
  en: `“${title}” is back.${isDraft ? ' It is a draft: publish it to put it on the site.' : ''}`,
  ja: `「${title}」を戻しました。${isDraft ? '下書きなので、公開するとサイトに出ます。' : ''}`,
})
