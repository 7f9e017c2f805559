'use client'

import { useTranslation } from '@payloadcms/ui'
import * as v from 'valibot'
import { AccountForm } from '../forms/account-form.tsx'
import { Box, EmailBox } from '../forms/box.tsx'
import { CodeBox, useCodeAsked } from '../second-factor/code-box.tsx'
import { useAccountCall } from '../use-account-call.ts'

/** Address and password, and the code of the second factor once the desk asks for it. */
export function SignInForm({ next }: { next: string }) {
  const { t } = useTranslation()
  const { call, isRefused, missing, typed, ...form } = useAccountCall<HTMLFormElement>()
  const { refused } = form
  const isCodeAsked = useCodeAsked(refused)

  async function signIn(): Promise<void> {
    const { email = '', password = '', code } = typed()
    if (isRefused(missing('email', 'password', 'code'))) return
    const answer = await call('/login', { email, password, code }, v.unknown())
    if (answer) window.location.assign(next)
  }

  return (
    <AccountForm {...form} action={t('authentication:login')} run={signIn}>
      <EmailBox refused={refused.email} required />
      <Box
        autoComplete="current-password"
        label={t('general:password')}
        name="password"
        refused={refused.password}
        required
        type="password"
      />
      {isCodeAsked && <CodeBox refused={refused} />}
    </AccountForm>
  )
}
