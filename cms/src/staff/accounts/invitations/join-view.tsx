import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { Logo } from '../../../base/ui/logo.tsx'
import { JoinForm } from './join-form.tsx'

/** The page that a link opens: someone invited, or who forgot the password, chooses one. */
export function JoinView({ initPageResult }: AdminViewServerProps) {
  const { user } = initPageResult.req
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo />
      </div>
      <JoinForm signedIn={user && (user.name || user.email)} />
    </MinimalTemplate>
  )
}
