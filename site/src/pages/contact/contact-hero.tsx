import type { HtmlLang } from '@noren/contract/language'
import type { ContactTexts } from '@noren/contract/resources/contact'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { PageBanner } from '#src/ui/page-banner.tsx'
import { Phrases } from '#src/ui/phrases.tsx'

type ContactHeroProps = {
  /** Not there until the content has loaded. */
  hero: ContactTexts['hero'] | undefined
  lang: HtmlLang | undefined
  image: string | undefined
  /** The same composed for tall screens. */
  portrait: string | undefined
}

/** Banner with the title and the breadcrumb. */
export function ContactHero({ hero, lang, image, portrait }: ContactHeroProps) {
  const language = useLanguage()
  return (
    <PageBanner image={image} portrait={portrait} lang={lang}>
      {hero && (
        <Breadcrumb
          items={[
            { label: hero.breadcrumb.home, to: pathTo('home', language) },
            { label: hero.breadcrumb.contact },
          ]}
        />
      )}
      {hero && (
        <h1 className="display">
          <Phrases text={hero.title} />
        </h1>
      )}
    </PageBanner>
  )
}
