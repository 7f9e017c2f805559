'use client'

import { NOTHING } from '../../../base/requests/ask-desk.ts'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { useAccountCall } from '../use-account-call.ts'

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
  const { call } = useAccountCall()

  async function end(): Promise<void> {
    if (!(await call(`/${account}/sign-out`, { session }, NOTHING))) return
    if (isOwn) window.location.assign('/admin/login')
    else window.location.reload()
  }

  return (
    <DeskButton onClick={end} size="small">
      {label}
    </DeskButton>
  )
}
