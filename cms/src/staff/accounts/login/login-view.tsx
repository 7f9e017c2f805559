import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../../../base/ui/logo.tsx'
import { say } from '../../../base/words.ts'
import { ASK_FOR_LINK } from '../invitations/invitation-words.ts'
import { SignInForm } from './sign-in-form.tsx'

/** The sign-in page: Payload's own has no field for a code. */
export function LoginView({ initPageResult, searchParams = {} }: AdminViewServerProps) {
  const { i18n, user } = initPageResult.req
  const asked = searchParams.redirect ?? ''
  const next = getSafeRedirect({ fallbackTo: '/admin', redirectTo: asked })
  if (user) redirect(next)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <SignInForm next={next} />
      <p className="desk-hint">{say({ i18n }, ASK_FOR_LINK)}</p>
    </>
  )
}
