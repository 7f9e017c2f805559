import type { ServerProps } from 'payload'
import { LOCALES, namesIn } from '../../base/locales.ts'
import { settings } from '../../base/settings.ts'
import { say, type Words } from '../../base/words.ts'

/** The public site by its name, with a link to it in each of its languages: in the desk's menu and on its first screen. */
export async function SiteLinks({
  i18n,
  payload,
  user,
}: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!user) return null
  const { name } = await payload.findGlobal({
    slug: 'company',
    // Its name is known before anything of it is published.
    draft: true,
    ...namesIn(i18n.language),
    select: { name: true },
  })
  return (
    <p className="desk-site">
      <span>{say({ i18n }, siteWords(name || new URL(settings.siteOrigin).host))}</span>
      {LOCALES.map(({ htmlLang, nativeName, pathPrefix }) => (
        <a
          href={settings.siteOrigin + (pathPrefix || '/')}
          key={htmlLang}
          lang={htmlLang}
          rel="noopener"
          target="_blank"
        >
          {nativeName}
        </a>
      ))}
    </p>
  )
}

function siteWords(name: string): Words {
  return { en: `Public site of ${name}`, ja: `${name} 公開サイト` }
}
