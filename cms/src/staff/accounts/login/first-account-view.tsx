import type { AdminViewServerProps } from 'payload'
import { FirstAccountForm } from './first-account-form.tsx'

/** The page that makes the first account: Payload's own shows a refused password only for a moment. */
export function FirstAccountView({ initPageResult }: AdminViewServerProps) {
  const { payload, t } = initPageResult.req
  return (
    <div className="create-first-user">
      <h1>{t('general:welcome')}</h1>
      <p>{t('authentication:beginCreateFirstUser')}</p>
      <FirstAccountForm admin={payload.config.routes.admin} />
    </div>
  )
}
