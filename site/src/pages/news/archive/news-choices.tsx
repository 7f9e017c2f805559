import { useCompany } from '#src/api/company.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { NEWS_WORDS } from '#src/ui/news-words.ts'
import { type Archive, archiveSearch, type Choice } from './archive.ts'
import styles from './news-choices.module.css'

type Properties = { archive: Archive; choice: Choice }

/** The businesses and years whose news can be listed alone, as links: they need no script. */
export function NewsChoices({ archive, choice: { business, year } }: Properties) {
  const language = useLanguage()
  const words = NEWS_WORDS[language]
  const names = useCompany()?.news
  const businesses = archive.businesses.flatMap((slug) => {
    const { text, lang } = markedText(names?.[slug], language)
    return text
      ? [{ label: text, lang, choice: { business: slug }, isHere: slug === business }]
      : []
  })
  const years = archive.years.map((each) => ({
    label: words.year(each),
    choice: { ...(business && { business }), year: each },
    isHere: each === year,
  }))
  return (
    <div className={styles.choices}>
      {businesses.length > 0 && (
        <Links
          label={words.businesses}
          className={styles.businesses}
          links={[{ label: words.everyBusiness, choice: {}, isHere: !business }, ...businesses]}
        />
      )}
      {years.length > 0 && (
        <Links
          label={words.years}
          links={[
            { label: words.newest, choice: business ? { business } : {}, isHere: !year },
            ...years,
          ]}
        />
      )}
    </div>
  )
}

type ChoiceLink = { label: string; lang?: string | undefined; choice: Choice; isHere: boolean }

type LinksProperties = {
  label: string
  links: readonly ChoiceLink[]
  className?: string | undefined
}

function Links({ label, links, className = '' }: LinksProperties) {
  const path = pathTo('news', useLanguage())
  return (
    <nav aria-label={label}>
      <ul className={`numeric ${styles.links} ${className}`}>
        {links.map(({ label, lang, choice, isHere }) => (
          <li key={archiveSearch(choice)}>
            <a
              href={path + archiveSearch(choice)}
              lang={lang}
              aria-current={isHere ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
