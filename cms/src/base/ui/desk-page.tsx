import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = {
  /** What Payload hands to a screen of one's own. */
  view: AdminViewServerProps
  /** Where it is, to come back to after signing in. */
  path: string
  /** Its place in the desk, the outermost first; the last is the screen itself. */
  trail: { label: string; url?: string }[]
  className: string
  children: ReactNode
}

/** A screen of our own inside the desk, for whoever is signed in: Payload lets everybody see them. */
export function DeskPage({ view, path, trail, className, children }: Props) {
  const { initPageResult, params, payload, searchParams } = view
  const { locale, permissions, req, visibleEntities } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`)
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={payload}
      permissions={permissions}
      req={req}
      {...(searchParams && { searchParams })}
      user={req.user}
      viewActions={payload.config.admin.components?.actions ?? []}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={trail} />
      <Gutter>
        <main className={className}>{children}</main>
      </Gutter>
    </DefaultTemplate>
  )
}
