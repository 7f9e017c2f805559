import type { ReactNode } from 'react'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { numbered } from './numbered.ts'
import styles from './text-page.module.css'

type TextPageProps = { home: string; here: string; title: string; children: ReactNode }

/** A page of text: a heading that stays in view, a long text beside it. */
export function TextPage({ home, here, title, children }: TextPageProps) {
  const language = useLanguage()
  return (
    <article className={`wrap grid12 ${styles.page}`}>
      <header className={styles.head}>
        <Breadcrumb items={[{ label: home, to: pathTo('home', language) }, { label: here }]} />
        <h1 className={`display ${styles.title}`}>{title}</h1>
      </header>
      {children}
    </article>
  )
}

type LongTextProps = { text: string; lang?: string | undefined; children?: ReactNode }

/** A text, rendered from its {@link textBlocks}, and what follows it. */
export function LongText({ text, lang, children }: LongTextProps) {
  return (
    <div className={styles.text} lang={lang}>
      {numbered(textBlocks(text)).map(({ key, item }) => {
        if (item.kind === 'list') return <List key={key} items={item.items} />
        return item.kind === 'heading' ? (
          <h2 key={key}>{item.text}</h2>
        ) : (
          <p key={key}>{item.text}</p>
        )
      })}
      {children}
    </div>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {numbered(items).map(({ key, item }) => (
        <li key={key}>{item}</li>
      ))}
    </ul>
  )
}

type TextBlock = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/**
 * Reads a long text as staff write it: paragraphs separated by blank lines, "## " for headings, "-
 * " for the items of a list. A heading or a list may also be directly above or below its paragraph.
 */
export function textBlocks(text: string): TextBlock[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^(##\s.*)$/gm, '\n$1\n')
    .replace(/(?:^-\s.*(?:\n|$))+/gm, '\n$&\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      if (/^##\s/.test(block)) return { kind: 'heading', text: block.replace(/^##\s+/, '') }
      if (/^-\s/.test(block))
        return { kind: 'list', items: block.replace(/^-\s+/gm, '').split('\n') }
      return { kind: 'paragraph', text: block }
    })
}
