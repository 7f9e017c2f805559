'use client'

import { pressedKey } from '@noren/contract/pressed-key'
import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say, type Words } from '../../../base/words.ts'

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
      <Button buttonStyle="secondary" margin={false} onClick={() => void run(password)}>
        {say({ i18n }, action)}
      </Button>
    </>
  )
}
