import { useCompany } from '#src/api/company.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { STANDING_WORDS } from './standing-text.ts'

/** From a restaurant that has closed to the others, or home where it was the last. */
export function WayOn({ className }: { className: string }) {
  const language = useLanguage()
  const { home } = useBundle().header.navItems
  const wasLast = useCompany()?.noRestaurants
  return (
    <a href={pathTo(wasLast ? 'home' : 'restaurants', language)} className={className}>
      {wasLast ? home : STANDING_WORDS[language].others}
    </a>
  )
}
