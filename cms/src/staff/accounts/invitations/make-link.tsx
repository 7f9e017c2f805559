'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import { WithPassword } from '../forms/with-password.tsx'
import { useAccountCall } from '../use-account-call.ts'
import { type LinkAnswer, linkSchema } from './answers.ts'
import { INVITATION_LINK, NewLink, PASSWORD_LINK } from './new-link.tsx'

/** Makes another link for someone who was invited. */
export function InviteAgain({ account }: { account: number }) {
  const { i18n } = useTranslation()
  const { isSending, made, make } = useNewLink(account)
  if (made) return <NewLink {...INVITATION_LINK} made={made} />
  return (
    <DeskButton disabled={isSending} onClick={make}>
      {say({ i18n }, { en: 'Make a new link', ja: '新しい招待のリンクを作る' })}
    </DeskButton>
  )
}

/** Makes a link for someone who forgot the password; needs the owner's own. */
export function LinkForForgetful({ account }: { account: number }) {
  const { made, make, ...shown } = useNewLink(account)
  if (made) return <NewLink {...PASSWORD_LINK} made={made} />
  return (
    <WithPassword
      {...shown}
      action={{ en: 'Make the link', ja: 'リンクを作る' }}
      run={make}
      title={FORGOTTEN}
    />
  )
}

function useNewLink(account: number) {
  const { call, typed, ...shown } = useAccountCall<HTMLDivElement>()
  const [made, setMade] = useState<LinkAnswer | null>(null)

  async function make(): Promise<void> {
    const { currentPassword } = typed()
    const answer = await call(`/${account}/link`, { currentPassword }, linkSchema)
    if (answer) setMade(answer.value)
  }

  return { ...shown, made, make }
}

const FORGOTTEN: Words = {
  en: 'Give a link to choose a new password…',
  ja: 'パスワードを忘れた方にリンクを渡す…',
}
