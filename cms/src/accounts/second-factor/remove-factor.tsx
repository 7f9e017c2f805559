'use client'

import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say } from '../../words.ts'
import { NOTHING, post } from '../post.ts'

/** Removes a second factor, one's own or of whoever lost the telephone; one's own password is asked for. */
export function RemoveFactor({ account }: { account: number }) {
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  const [password, setPassword] = useState('')
  const id = useId()

  async function remove(): Promise<void> {
    const path = `${routes.api}/users/${account}/second-factor/remove`
    const answer = await post(path, { currentPassword: password }, NOTHING, i18n)
    if ('refusal' in answer) toast.error(answer.refusal)
    else window.location.reload()
  }

  return (
    <details>
      <summary>
        {say({ i18n }, { en: 'Remove the second factor…', ja: '二段階認証を解除…' })}
      </summary>
      <label htmlFor={`${id}password`}>
        {say({ i18n }, { en: 'Your own current password', ja: 'ご自身の現在のパスワード' })}
      </label>
      <input
        autoComplete="current-password"
        id={`${id}password`}
        onChange={({ target }) => setPassword(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void remove()
        }}
        type="password"
        value={password}
      />
      <Button buttonStyle="secondary" margin={false} onClick={() => void remove()}>
        {say({ i18n }, { en: 'Remove', ja: '解除する' })}
      </Button>
    </details>
  )
}
