import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { useLocation, useRoute } from '#src/navigation/location.ts'
import { pageSearch, pathTo } from '#src/routes/paths.ts'
import { classes } from '#src/ui/classes.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'
import styles from './language-toggle.module.css'

/**
 * EN / JP. The other language is a link to the same page, followed in place by the browser: typed text,
 * open menus and the scroll position stay. The current language is no link, so pressing it does nothing;
 * as the same element it keeps the focus when it was the one pressed.
 */
export function LanguageToggle({ className }: { className?: string | undefined }) {
  const current = useLanguage()
  const { header } = useBundle()
  const { search, hash } = useLocation()
  const { route, restaurantName = '', slug = '', page = 1, query } = useRoute() ?? { route: 'home' }
  // The server knows only the part of the address that decides the content.
  const rest = useHydrated() ? search + hash : (query ?? pageSearch(page))
  return (
    <ul className={classes(styles.toggle, className)} aria-label={header.language}>
      {LANGUAGES.map((language) => {
        const { label, nativeName, htmlLang } = LANGUAGE[language]
        return (
          <li key={language} lang={htmlLang}>
            <a
              className={styles.language}
              {...(language === current
                ? { 'aria-current': true, tabIndex: -1 }
                : {
                    href: pathTo(route, language, { restaurantName, slug }) + rest,
                    hrefLang: htmlLang,
                    rel: 'alternate',
                  })}
            >
              <span>{label}</span> <span className="visually-hidden">{nativeName}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
