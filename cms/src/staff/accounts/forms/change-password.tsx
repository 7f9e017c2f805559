'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { say } from '../../../base/words.ts'
import { useAccountCall } from '../use-account-call.ts'
import { NewPassword, useNewPasswordCheck } from './new-password.tsx'
import { WithPassword } from './with-password.tsx'

/** On the user's own account: the boxes for another password. Payload's own forget it when it is refused. */
export function ChangePassword({ account }: { account: number }) {
  const { i18n } = useTranslation()
  const { call, isRefused, typed, ...shown } = useAccountCall<HTMLDivElement>()
  const check = useNewPasswordCheck()
  const [changes, setChanges] = useState(0)

  async function change(): Promise<void> {
    const { again, ...body } = typed()
    if (isRefused(check({ again, ...body }))) return
    if (!(await call(`/${account}`, body, v.unknown(), 'PATCH'))) return
    toast.success(
      say({ i18n }, { en: 'Your password was changed.', ja: 'パスワードを変更しました。' }),
    )
    setChanges(changes + 1)
  }

  return (
    <WithPassword
      {...shown}
      action={{ en: 'Change the password', ja: 'パスワードを変更する' }}
      key={changes}
      run={change}
      title={{ en: 'Change the password…', ja: 'パスワードを変更…' }}
    >
      <NewPassword form="" refused={shown.refused} />
    </WithPassword>
  )
}
