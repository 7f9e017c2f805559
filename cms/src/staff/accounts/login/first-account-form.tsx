'use client'

import { useTranslation } from '@payloadcms/ui'
import * as v from 'valibot'
import { say } from '../../../base/words.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { Box, EmailBox } from '../forms/box.tsx'
import { NewPassword, useNewPasswordCheck } from '../forms/new-password.tsx'
import { useAccountCall } from '../use-account-call.ts'

/** Name, address and password of the first account. */
export function FirstAccountForm() {
  const { i18n, t } = useTranslation()
  const { call, isRefused, missing, typed, ...form } = useAccountCall<HTMLFormElement>()
  const { refused } = form
  const check = useNewPasswordCheck()

  async function create(): Promise<void> {
    const { again, ...body } = typed()
    if (isRefused({ ...missing('email'), ...check({ again, ...body }) })) return
    if (await call('/first-register', body, v.unknown())) window.location.assign('/admin')
  }

  return (
    <AccountForm {...form} action={t('authentication:createFirstUser')} run={create}>
      <EmailBox refused={refused.email} required />
      <NewPassword refused={refused} />
      <Box
        autoComplete="name"
        label={say({ i18n }, { en: 'Name', ja: '名前' })}
        maxLength={100}
        name="name"
        refused={refused.name}
      />
    </AccountForm>
  )
}
