import type { ServerProps } from 'payload'
import { publicSite } from './public-site.ts'

/** The public site by its name, with a link to it in each of its languages: in the desk's menu and on its first screen. */
export async function SiteLinks({
  i18n,
  payload,
  user,
}: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!user) return null
  const { label, links } = await publicSite(payload, i18n)
  return (
    <p className="desk-site">
      <span>{label}</span>
      {links.map(({ label, address, lang }) => (
        <a href={address} key={lang} lang={lang} rel="noopener" target="_blank">
          {label}
        </a>
      ))}
    </p>
  )
}
