'use client'

import { useTranslation } from '@payloadcms/ui'
import * as v from 'valibot'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { AccountForm } from '../forms/account-form.tsx'
import { Box } from '../forms/box.tsx'
import { CodeBox, useCodeAsked } from '../second-factor/code-box.tsx'
import { useAccountCall } from '../use-account-call.ts'

/** Address and password, and the code of the second factor once the desk asks for it. */
export function SignInForm({ next }: { next: string }) {
  const { t } = useTranslation()
  const { call, isRefused, isSending, place, refused, typed } = useAccountCall<HTMLFormElement>()
  const isCodeAsked = useCodeAsked(refused)

  async function signIn(): Promise<void> {
    const { email = '', password = '', code } = typed()
    const required = t('validation:required')
    const problems = {
      ...(email.trim() === '' && { email: required }),
      ...(password === '' && { password: required }),
      ...(code?.trim() === '' && { code: required }),
    }
    if (isRefused(problems)) return
    const answer = await call('/login', { email, password, code }, v.unknown())
    if (answer) window.location.assign(next)
  }

  return (
    <AccountForm isSignIn place={place} run={signIn}>
      <Box
        autoComplete="username"
        label={t('general:email')}
        name="email"
        refused={refused.email}
        required
        type="email"
      />
      <Box
        autoComplete="current-password"
        label={t('general:password')}
        name="password"
        refused={refused.password}
        required
        type="password"
      />
      {isCodeAsked && <CodeBox refused={refused} />}
      <DeskButton disabled={isSending} isMain size="large" type="submit">
        {t('authentication:login')}
      </DeskButton>
    </AccountForm>
  )
}
