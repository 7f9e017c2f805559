import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { Link, useLocation } from 'react-router'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathInLanguage, pathTo, resolvePath } from '#src/navigation/paths.ts'
import styles from './language-toggle.module.css'

/**
 * EN / JP. The other language is a link to the same page, followed in place by the browser: what
 * is typed, open or scrolled stays. The current language is no link, so pressing it does nothing.
 */
export function LanguageToggle({ className = '' }: { className?: string | undefined }) {
  const current = useLanguage()
  const { header } = useBundle()
  const { pathname, search, hash } = useLocation()
  const isPage = resolvePath(pathname) !== null
  return (
    <ul className={`${styles.toggle} ${className}`} aria-label={header.language}>
      {LANGUAGES.map((language) => {
        const { label, nativeName, htmlLang } = LANGUAGE[language]
        const name = (
          <>
            <span>{label}</span>
            <span className="visually-hidden">{nativeName}</span>
          </>
        )
        const path = isPage ? pathInLanguage(pathname, language) : pathTo('home', language)
        return (
          <li key={language} lang={htmlLang}>
            {language === current ? (
              <span className={styles.language} aria-current="true">
                {name}
              </span>
            ) : (
              <Link
                className={styles.language}
                to={{ pathname: path, search, hash }}
                hrefLang={htmlLang}
                rel="alternate"
              >
                {name}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
