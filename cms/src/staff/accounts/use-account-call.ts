'use client'

import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import type * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { say, type Words } from '../../base/words.ts'

const FAILED: Words = {
  en: 'This did not work. Please look whether you are online, and try again.',
  ja: '処理できませんでした。接続を確認して、もう一度お試しください。',
}

/**
 * Sends requests about an account: their path below `/users`, what they send, and the schema of the
 * answer. Of a refusal it shows the reason, and returns `null`.
 */
export function useAccountCall() {
  const { i18n } = useTranslation()
  const { api } = useConfig().config.routes
  return async <Answer>(
    path: string,
    body: object,
    schema: v.GenericSchema<unknown, Answer>,
  ): Promise<{ value: Answer } | null> => {
    const answer = await askDesk(`${api}/users/${path}`, schema, { body, language: i18n.language })
    if (!('refusal' in answer)) return answer
    toast.error(sentenceOf(answer.refusal) ?? say({ i18n }, FAILED))
    return null
  }
}
