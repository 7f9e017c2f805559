'use client'

import { toast, useConfig, useTranslation } from '@payloadcms/ui'
import { NOTHING } from '../../../base/requests/ask-desk.ts'
import { say } from '../../../base/words.ts'
import { post } from '../post.ts'
import { WithPassword } from './with-password.tsx'

/** Removes a second factor, the user's or that of someone who lost their phone; needs the user's password. */
export function RemoveFactor({ account }: { account: number }) {
  const { i18n } = useTranslation()
  const { routes } = useConfig().config

  async function remove(currentPassword: string): Promise<void> {
    const path = `${routes.api}/users/${account}/second-factor/remove`
    const answer = await post(path, { currentPassword }, NOTHING, i18n)
    if ('refusal' in answer) toast.error(answer.refusal)
    else window.location.reload()
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
