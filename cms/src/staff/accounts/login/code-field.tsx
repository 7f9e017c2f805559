'use client'

import { TextField, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { say } from '../../../base/words.ts'
import { CODE } from '../second-factor/answers.ts'

/** The box for the code; there is none before the desk has asked for it. */
export function CodeField() {
  const isAsked = useFormFields(([fields]) => fields[CODE] !== undefined)
  return isAsked ? <AskedCode /> : null
}

function AskedCode() {
  const { i18n, t } = useTranslation()
  useEffect(() => document.getElementById(`field-${CODE}`)?.focus(), [])
  return (
    <TextField
      field={{
        name: CODE,
        label: say({ i18n }, { en: 'Code', ja: '確認コード' }),
        required: true,
        admin: {
          autoComplete: 'one-time-code',
          description: say(
            { i18n },
            {
              en: 'The six digits in your authenticator app. Without your telephone: one of your recovery codes. Without either, please ask an administrator.',
              ja: '認証アプリに表示されている6桁の数字です。端末が手元にない場合はリカバリーコードを、それもない場合は管理者に解除を依頼してください。',
            },
          ),
        },
      }}
      path={CODE}
      validate={(value: unknown) =>
        typeof value === 'string' && value.trim() !== '' ? true : t('validation:required')
      }
    />
  )
}
