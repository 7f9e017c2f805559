import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { getTranslation } from '@payloadcms/translations'
import Link from 'next/link'
import { ADD } from '../../base/add-words.ts'
import { GROUPS } from '../../base/groups.ts'
import { hasSketch, Sketch } from '../../base/ui/sketch.tsx'
import { say } from '../../base/words.ts'
import { newAddress } from '../new-document/new-words.ts'

type Props = {
  i18n: DashboardViewServerProps['i18n']
  /** Address of the desk. */
  admin: string
  groups: NonNullable<DashboardViewServerProps['navGroups']>
}

/** All content that staff write, in the order of the menu. */
export function ContentLinks({ i18n, admin, groups }: Props) {
  const order = Object.values(GROUPS).map((words) => say({ i18n }, words))
  const sorted = groups.toSorted((a, b) => order.indexOf(a.label) - order.indexOf(b.label))
  return (
    <nav
      aria-label={say({ i18n }, { en: 'All content', ja: 'すべての内容' })}
      className="desk-content"
    >
      {sorted.map(({ label, entities }) => {
        const links = entities.flatMap(({ slug, type, label }) => {
          const link = { slug, href: `${admin}/${type}/${slug}`, text: getTranslation(label, i18n) }
          return slug === 'news' ? [link, { ...NEW_NEWS, text: say({ i18n }, ADD.news) }] : [link]
        })
        return (
          <section key={label}>
            {links.some(({ text }) => text !== label) && <h2>{label}</h2>}
            <ul className={entities.some(hasSketch) ? 'desk-boxes' : undefined}>
              {links.map(({ slug, href, text }) => (
                <li key={slug}>
                  <Link href={href} id={`card-${slug}`} prefetch={false}>
                    <Sketch slug={slug} />
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </nav>
  )
}

/** News is written more often than what stands around it, so it begins with one press. */
const NEW_NEWS = { slug: 'write-news', href: newAddress('news') }
