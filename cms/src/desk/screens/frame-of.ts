import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest, TypedUser } from 'payload'
import { GROUPS } from '../../base/groups.ts'
import { say } from '../../base/words.ts'
import { HOME_ORDER } from '../../content/kinds/globals/sections.ts'
import { guideTo } from '../../screens/guides/guides.ts'
import { dailyLinks } from '../../screens/links/daily-links.ts'
import { publicSite } from '../../screens/links/public-site.ts'
import type { Frame, FrameLink } from '../../shell/frame.ts'
import { sessionIdOf } from '../../staff/accounts/sessions/sessions.ts'

type Reader = { req: PayloadRequest; user: TypedUser }

/** What stands around a screen of ours for this reader: the same menu as Payload draws around its own. */
export async function frameOf(reader: Reader, path: string, trail: FrameLink[]): Promise<Frame> {
  const { req, user } = reader
  const guide = guideTo(path.replace(/^\/admin/, ''))
  const session = user.sessions?.find(({ id }) => id === sessionIdOf(user))
  return {
    trail,
    menu: {
      daily: dailyLinks(user).map(({ address, words }) => ({ address, label: say(req, words) })),
      groups: await groupsOf(reader),
      site: await publicSite(req.payload, req.i18n),
    },
    guide: guide ? `/admin/guide/${guide.name}` : '/admin/guide',
    account: { id: user.id, name: user.name || user.email },
    sessionEnds: session ? Math.floor(Date.parse(session.expiresAt) / 1000) : 0,
  }
}

/** A list or a part, as the menu names it. */
type Entry = FrameLink & { group: unknown; slug: string }

async function groupsOf(reader: Reader): Promise<Frame['menu']['groups']> {
  const entries = await entriesOf(reader)
  return Object.values(GROUPS).flatMap((group) => {
    const links = entries
      .filter((entry) => entry.group === group)
      .toSorted((one, other) => HOME_ORDER.indexOf(one.slug) - HOME_ORDER.indexOf(other.slug))
      .map(({ label, address }) => ({ label, address }))
    return links.length > 0 ? [{ label: say(reader.req, group), links }] : []
  })
}

/** Those that are not hidden from the reader, who may read some of them: lists first, as Payload has them. */
async function entriesOf({ req, user }: Reader): Promise<Entry[]> {
  const { collections, globals } = req.payload.config
  const all = [
    ...collections.map((list) => ({ ...list, address: 'collections', label: list.labels.plural })),
    ...globals.map((part) => ({ ...part, address: 'globals' })),
  ]
  // The configuration decides by the role.
  const asked = { ...user, sessions: [] }
  const entries = all.map(async ({ slug, admin, access, label, address }): Promise<Entry[]> => {
    const isHidden =
      typeof admin.hidden === 'function' ? admin.hidden({ user: asked }) : admin.hidden
    if (isHidden || !(await access.read({ req }))) return []
    const named = typeof label === 'function' ? label({ i18n: req.i18n, t: req.t }) : label
    return [
      {
        slug,
        group: admin.group,
        label: getTranslation(named, req.i18n),
        address: `/admin/${address}/${slug}`,
      },
    ]
  })
  return (await Promise.all(entries)).flat()
}
