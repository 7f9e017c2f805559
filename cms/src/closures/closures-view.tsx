import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { say } from '../words.ts'
import { ClosuresScreen } from './closures-screen.tsx'
import { knownTo } from './known.ts'
import { CLOSURES } from './words.ts'

/** The page of closures and special hours of all restaurants, which go out as they are saved. */
export async function ClosuresView(props: AdminViewServerProps) {
  const { initPageResult, params, payload, searchParams = {} } = props
  const { locale, permissions, req, visibleEntities } = initPageResult
  const { i18n, user } = req
  // Payload lets everybody see pages of one's own.
  if (!user) redirect('/admin/login?redirect=%2Fadmin%2Fclosures')
  const known = await knownTo(req)
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: say({ i18n }, CLOSURES) }]} />
      <Gutter className="desk-closures">
        <h1>{say({ i18n }, CLOSURES)}</h1>
        {known.choices.length === 0 ? (
          <p className="desk-notice desk-notice--calm">{say({ i18n }, NO_RESTAURANTS)}</p>
        ) : (
          <ClosuresScreen {...known} />
        )}
      </Gutter>
    </DefaultTemplate>
  )
}

const NO_RESTAURANTS = {
  en: 'There is no restaurant you may change yet. Once there is, its closures and special hours stand here.',
  ja: '変更できるレストランがまだありません。登録されると、ここで休業や特別営業を入力できます。',
}
