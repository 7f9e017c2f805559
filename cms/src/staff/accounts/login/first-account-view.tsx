import type { AdminViewServerProps } from 'payload'
import { Logo } from '../../../base/ui/logo.tsx'
import { FirstAccountForm } from './first-account-form.tsx'

/** The page that makes the first account: Payload's own shows a refused password only for a moment. */
export function FirstAccountView({ initPageResult }: AdminViewServerProps) {
  const { t } = initPageResult.req
  return (
    <div className="create-first-user">
      <div className="login__brand">
        <Logo />
      </div>
      <h1>{t('general:welcome')}</h1>
      <p>{t('authentication:beginCreateFirstUser')}</p>
      <FirstAccountForm />
    </div>
  )
}
