'use client'

import { useTranslation } from '@payloadcms/ui'
import * as v from 'valibot'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say } from '../../../base/words.ts'
import { AccountForm } from '../forms/account-form.tsx'
import { Box } from '../forms/box.tsx'
import { NewPassword, useNewPasswordCheck } from '../forms/new-password.tsx'
import { useAccountCall } from '../use-account-call.ts'

/** Name, address and password of the first account. */
export function FirstAccountForm({ admin }: { admin: string }) {
  const { i18n, t } = useTranslation()
  const { call, isRefused, isSending, place, refused, typed } = useAccountCall<HTMLFormElement>()
  const check = useNewPasswordCheck()

  async function create(): Promise<void> {
    const { name, email = '', ...passwords } = typed()
    const missing = email.trim() === '' ? { email: t('validation:required') } : {}
    if (isRefused({ ...missing, ...check(passwords) })) return
    const body = { name, email, password: passwords.password }
    if (await call('/first-register', body, v.unknown())) window.location.assign(admin)
  }

  return (
    <AccountForm place={place} run={create}>
      <Box
        autoComplete="username"
        label={t('general:email')}
        name="email"
        refused={refused.email}
        required
        type="email"
      />
      <NewPassword refused={refused} />
      <Box
        autoComplete="name"
        label={say({ i18n }, { en: 'Name', ja: '名前' })}
        maxLength={100}
        name="name"
        refused={refused.name}
      />
      <DeskButton disabled={isSending} isMain size="large" type="submit">
        {t('authentication:createFirstUser')}
      </DeskButton>
    </AccountForm>
  )
}
