'use client'

import { pressedKey } from '@noren/contract/pressed-key'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { NOTHING } from '../../../base/requests/ask-desk.ts'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import { useAccountCall } from '../use-account-call.ts'

/** Asks for the user's own password, and acts on the button or on Enter. */
export function WithPassword({
  action,
  run,
}: {
  action: Words
  run: (currentPassword: string) => Promise<void>
}) {
  const { i18n } = useTranslation()
  const [password, setPassword] = useState('')
  const id = useId()
  return (
    <>
      <label htmlFor={`${id}password`}>
        {say({ i18n }, { en: 'Your own current password', ja: 'ご自身の現在のパスワード' })}
      </label>
      <input
        autoComplete="current-password"
        // The form around it is the account's, and Enter in here must not save that.
        form=""
        id={`${id}password`}
        onChange={({ target }) => setPassword(target.value)}
        onKeyDown={({ nativeEvent }) => pressedKey(nativeEvent) === 'Enter' && void run(password)}
        type="password"
        value={password}
      />
      <DeskButton onClick={() => void run(password)}>{say({ i18n }, action)}</DeskButton>
    </>
  )
}

/** Removes a second factor, the user's or that of someone who lost their phone; needs the user's password. */
export function RemoveFactor({ account }: { account: number }) {
  const { i18n } = useTranslation()
  const call = useAccountCall()

  async function remove(currentPassword: string): Promise<void> {
    const path = `${account}/second-factor/remove`
    if (await call(path, { currentPassword }, NOTHING)) window.location.reload()
  }

  return (
    <details>
      <summary>
        {say({ i18n }, { en: 'Remove the second factor…', ja: '二段階認証を解除…' })}
      </summary>
      <WithPassword action={{ en: 'Remove', ja: '解除する' }} run={remove} />
    </details>
  )
}
