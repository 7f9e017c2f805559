import Link from 'next/link'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../../base/ui/desk-page.tsx'
import { say } from '../../base/words.ts'
import { guideHtml, guideTitle } from './guide-files.ts'
import { GUIDES, HELP } from './guides.ts'

/** All guides, or one of them: `/admin/guide/menu`. */
export async function GuideView(props: AdminViewServerProps) {
  const { i18n } = props.initPageResult.req
  const [, name] = props.params?.segments ?? []
  const titled = GUIDES.map(async (each) => ({
    ...each,
    title: await guideTitle(each.name, i18n.language),
  }))
  const guides = await Promise.all(titled)
  const guide = guides.find((each) => each.name === name)
  if (name !== undefined && !guide) notFound()
  const all = { label: say({ i18n }, HELP), url: '/admin/guide' }
  const trail = guide ? [all, { label: guide.title }] : [{ label: all.label }]
  const path = guide ? `${all.url}/${guide.name}` : all.url
  return (
    <DeskPage className="desk-guide" path={path} trail={trail} view={props}>
      {guide ? (
        <article dangerouslySetInnerHTML={{ __html: await guideHtml(guide.name, i18n.language) }} />
      ) : (
        <h1>{all.label}</h1>
      )}
      <nav aria-label={say({ i18n }, { en: 'All guides', ja: '使い方の一覧' })}>
        <ul className="desk-guide__list">
          {guides
            .filter((each) => each !== guide)
            .map(({ name, title }) => (
              <li key={name}>
                <Link href={`/admin/guide/${name}`} prefetch={false}>
                  {title}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </DeskPage>
  )
}
