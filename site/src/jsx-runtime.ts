import { PHRASE_BREAK } from '@noren/contract/phrase-break'
import type { ElementType, ReactNode } from 'react'
import { jsx as element, jsxs as elements, Fragment } from 'react/jsx-runtime'
import { isLong, withBreaks } from '#src/ui/phrases.ts'
import { wholePieces } from '#src/ui/whole-parts.ts'

export type { JSX } from 'react'
export { Fragment } from 'react/jsx-runtime'

type Props = { children?: ReactNode; 'data-running'?: string }

/**
 * What JSX compiles to here: React's own, with `<wbr>` where a line of Japanese may end (decision 080). It
 * wraps React's public function by the compiler's own setting (`jsxImportSource` in tsconfig.json) and
 * changes nothing in React. What goes past it has no breaks: a build that does not read that setting, a
 * compiler that calls a function of another name, `createElement`. Then the tests "no short text of … breaks
 * inside a phrase" fail (`e2e/visits/questions/japanese-lines.ts`, and in three engines
 * `e2e/engines/pages.test.ts`).
 */
export function jsx(type: ElementType, props: Props, key?: string) {
  return element(type, withLines(type, props), key)
}

/** For an element with several children; React's differ while developing alone. */
export { jsx as jsxs }

/** Both, while developing. */
export function jsxDEV(type: ElementType, props: Props, key?: string, hasSeveral?: boolean) {
  return (hasSeveral ? elements : element)(type, withLines(type, props), key)
}

function withLines(type: ElementType, props: Props): Props {
  const { children } = props
  // An option holds nothing but text.
  const isElement = typeof type === 'string' && type !== 'option'
  if (!isElement && type !== Fragment) return props
  const list = Array.isArray(children)
  if (!list && typeof children !== 'string') return props
  return {
    ...props,
    children: list ? children.map(phrases) : phrases(children),
    ...(isElement && [children].flat().some(isLong) && { 'data-running': '' }),
  }
}

function phrases(child: ReactNode): ReactNode {
  if (typeof child !== 'string') return child
  const pieces = wholePieces(withBreaks(child)).flatMap((piece, index) => {
    const children = phrasesOf(piece, index)
    return index % 2 ? element('span', { className: 'whole', children }, `${index}`) : children
  })
  return pieces.length === 1 ? pieces[0] : pieces
}

function phrasesOf(text: string, key: number): ReactNode[] {
  const [first, ...others] = text.split(PHRASE_BREAK)
  return [
    first,
    ...others.flatMap((phrase, index) => [element('wbr', {}, `${key} ${index}`), phrase]),
  ]
}
