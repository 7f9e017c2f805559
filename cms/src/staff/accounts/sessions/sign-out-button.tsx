'use client'

import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { NOTHING } from '../../../base/requests/ask-desk.ts'
import { post } from '../post.ts'

type Props = {
  account: number
  label: string
  /** Whether it also ends the session of this page. */
  isOwn: boolean
  /** Missing: all sessions of the account. */
  session?: string
}

/** Ends one session, or all sessions of an account. */
export function SignOutButton({ account, label, isOwn, session }: Props) {
  const { i18n } = useTranslation()
  const { admin, api } = useConfig().config.routes

  async function end(): Promise<void> {
    const answer = await post(`${api}/users/${account}/sign-out`, { session }, NOTHING, i18n)
    if ('refusal' in answer) toast.error(answer.refusal)
    else if (isOwn) window.location.assign(`${admin}/login`)
    else window.location.reload()
  }

  return (
    <Button buttonStyle="secondary" margin={false} onClick={() => void end()} size="small">
      {label}
    </Button>
  )
}
