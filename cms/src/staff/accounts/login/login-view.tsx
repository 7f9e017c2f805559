import { redirect } from 'next/navigation'
import type { AdminViewServerProps, ServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../../../base/ui/logo.tsx'
import { say } from '../../../base/words.ts'
import { SignInForm } from './sign-in-form.tsx'

/** The sign-in page: Payload's own has no field for a code. */
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
      <ForgottenPassword i18n={i18n} />
    </>
  )
}

/** In place of Payload's offer to mail a new password: the staff zone sends no mail. */
function ForgottenPassword({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <p className="desk-hint">
      {say(
        { i18n },
        {
          en: 'Forgotten your password? Please ask an administrator to set a new one for you.',
          ja: 'パスワードをお忘れの場合は、管理者に新しいパスワードの設定を依頼してください。',
        },
      )}
    </p>
  )
}
