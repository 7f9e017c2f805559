import type { I18n } from '@payloadcms/translations'
import type { Payload } from 'payload'
import { LOCALES, namesIn } from '../../base/locales.ts'
import { settings } from '../../base/settings.ts'
import { say } from '../../base/words.ts'

/** The public site by its name, and its address in each of its languages. */
export async function publicSite(payload: Payload, i18n: Pick<I18n, 'language'>) {
  const { name } = await payload.findGlobal({
    slug: 'company',
    // Its name is known before anything of it is published.
    draft: true,
    ...namesIn(i18n.language),
    select: { name: true },
  })
  const called = name || new URL(settings.siteOrigin).host
  return {
    label: say({ i18n }, { en: `Public site of ${called}`, ja: `${called} 公開サイト` }),
    links: LOCALES.map(({ htmlLang, nativeName, pathPrefix }) => ({
      label: nativeName,
      address: settings.siteOrigin + (pathPrefix || '/'),
      lang: htmlLang,
    })),
  }
}
