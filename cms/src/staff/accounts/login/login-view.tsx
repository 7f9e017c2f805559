import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { ForgottenPassword } from '../../../base/ui/forgotten-password.tsx'
import { Logo } from '../../../base/ui/logo.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The sign-in: Payload's own, which has no room for a code. */
export function LoginView({ initPageResult, searchParams = {} }: AdminViewServerProps) {
  const { i18n, payload, user } = initPageResult.req
  const next = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams.redirect ?? '',
  })
  if (user) redirect(next)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <SignInForm next={next} />
      <ForgottenPassword i18n={i18n} payload={payload} />
    </>
  )
}
