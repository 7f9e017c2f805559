import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { PageBanner } from '#src/ui/page-banner.tsx'
import { Phrases } from '#src/ui/phrases.tsx'
import type { AboutView } from './about-view.ts'

/** Title and breadcrumb beside the widest picture of the page. */
export function AboutHero({ hero }: { hero: AboutView['hero'] }) {
  const language = useLanguage()
  return (
    <PageBanner image={hero.image} portrait={hero.portrait}>
      <Breadcrumb
        items={[
          { label: hero.home.value, lang: hero.home.lang, to: pathTo('home', language) },
          { label: hero.about.value, lang: hero.about.lang },
        ]}
      />
      <h1 className="display" lang={hero.title.lang}>
        <Phrases text={hero.title.value} />
      </h1>
    </PageBanner>
  )
}
