import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type Props = {
  /** The props that Payload passes to a custom screen. */
  view: AdminViewServerProps
  /** Its address, to come back to after signing in. */
  path: string
  /** The breadcrumb, outermost first; the last is the screen itself. */
  trail: { label: string; url?: string }[]
  className: string
  children: ReactNode
}

/** A custom screen inside the desk, for signed-in staff: Payload lets everyone see custom screens. */
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
