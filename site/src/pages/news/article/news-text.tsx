import { safeLink } from '@noren/contract/safe-url'
import { Fragment } from 'react'
import type { MarkedText } from '#src/language/marked-text.ts'
import { numbered } from '#src/ui/numbered.ts'
import styles from './news-article.module.css'

/** Paragraphs with their own line breaks, and addresses as links. */
export function NewsText({ text, lang }: MarkedText) {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return (
    <div className={`prose ${styles.text}`} lang={lang}>
      {numbered(paragraphs).map(({ key, item }) => (
        <p key={key}>
          {numbered(item.split('\n')).map(({ key, item }, place) => (
            <Fragment key={key}>
              {place > 0 && <br />}
              <Line text={item} />
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  )
}

/** A line of plain text: nothing in it is markup, and only what is certainly an address is a link. */
function Line({ text }: { text: string }) {
  return numbered(textPieces(text)).map(({ key, item }) => {
    const href = item.isAddress ? safeLink(item.text) : null
    return href ? (
      <a key={key} href={href} rel="noopener">
        {item.text}
      </a>
    ) : (
      // An element, so that a short line breaks between its phrases (decision 080).
      <span key={key}>{item.text}</span>
    )
  })
}

/** An address in a text: it ends before Japanese and before the punctuation of the sentence around it. */
const ADDRESS = /(https:\/\/[\w\-.~:/?#@!$&'()*+,;=%[\]]*[\w\-~/#@$&*+=%])/i

/** A bracket that an address opens is closed in it, as in many of encyclopedias. */
function bracketsClosed(pieces: readonly string[]): string[] {
  const isOpen = (address = '') => address.split('(').length > address.split(')').length
  return pieces.map((piece, place) => {
    const next = pieces[place + 1] ?? ''
    if (place % 2 === 1) return isOpen(piece) && next.startsWith(')') ? `${piece})` : piece
    return isOpen(pieces[place - 1]) && piece.startsWith(')') ? piece.slice(1) : piece
  })
}

/** A text in pieces, those that are addresses marked. */
export function textPieces(text: string): { text: string; isAddress: boolean }[] {
  return bracketsClosed(text.split(ADDRESS))
    .map((piece, place) => ({ text: piece, isAddress: place % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
