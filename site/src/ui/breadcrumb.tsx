import { useBundle } from '#src/language/use-bundle.ts'
import styles from './breadcrumb.module.css'
import { numbered } from './numbered.ts'

/** One step of a breadcrumb; the last one has no address: it is the page itself. */
type Crumb = { label: string; to?: string; lang?: string | undefined }

/** The path to the page, from the home page down. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const { common } = useBundle()
  return (
    <nav aria-label={common.breadcrumb}>
      <ol className={styles.list}>
        {numbered(items).map(({ key, item: { label, to, lang } }) => (
          <li key={key} lang={lang} aria-current={to ? undefined : 'page'}>
            {to ? <a href={to}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
