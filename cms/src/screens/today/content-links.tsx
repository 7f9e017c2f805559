import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { getTranslation } from '@payloadcms/translations'
import Link from 'next/link'
import { GROUPS } from '../../base/groups.ts'
import { Sketch } from '../../base/ui/sketch.tsx'
import { say } from '../../base/words.ts'
import { LISTS } from '../../content/kinds/collections/all.ts'
import { GLOBALS } from '../../content/kinds/globals/all.ts'
import { HOME_ORDER } from '../../content/kinds/globals/sections.ts'
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
        const links = inHomeOrder(entities).flatMap(({ slug, type, label }) => {
          const href = `${admin}/${type}/${slug}`
          const sketch = KINDS.find((kind) => kind.slug === slug)?.custom.sketch
          const link = { slug, href, text: getTranslation(label, i18n), sketch }
          return slug === 'news' ? [link, { ...NEW_NEWS, text: say({ i18n }, ADD_NEWS) }] : [link]
        })
        return (
          <section key={label}>
            {links.some(({ text }) => text !== label) && <h2>{label}</h2>}
            <ul className={links.some(({ sketch }) => sketch) ? 'desk-boxes' : undefined}>
              {links.map(({ slug, href, text, sketch }) => (
                <li key={slug}>
                  <Link href={href} id={`card-${slug}`} prefetch={false}>
                    <Sketch drawing={sketch} />
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

/** Payload has collections before globals. */
function inHomeOrder<Entity extends { slug: string }>(entities: readonly Entity[]): Entity[] {
  return entities.toSorted((a, b) => HOME_ORDER.indexOf(a.slug) - HOME_ORDER.indexOf(b.slug))
}

const KINDS = [...Object.values(GLOBALS), ...Object.values(LISTS)]

/** News is written more often than what stands around it, so it begins with one press. */
const NEW_NEWS = {
  slug: 'write-news',
  href: newAddress('news'),
  sketch: { frames: 'M5 5h54v30H5z', lines: 'M32 13v14M25 20h14' },
}

const ADD_NEWS = LISTS.news.custom.add
