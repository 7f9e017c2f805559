import { type ReactNode, useState } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say, type Words } from '../../base/words.ts'
import type { Json } from '../../content/editing/form/form.ts'
import { readTypedNumber } from '../../content/model/fields/typed-number.ts'
import { useValue } from '../editing.ts'
import { Box, type BoxProps } from './box.tsx'
import { shown } from './shown.ts'

type Props = BoxProps & {
  inputMode?: 'decimal'
  /** What a spelling means; `null`: nothing. */
  read: (typed: string) => Json
  /** The message for a text that means nothing. */
  problem: Words
  /** Stands beside the box. */
  children?: ReactNode
}

/**
 * A line that reads several spellings of a value and shows one. A spelling it cannot read counts as nothing, and
 * stays until there is a value.
 */
export function TypedBox({ read, problem, inputMode, children, ...box }: Props) {
  const { value, set } = useValue(box.path)
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const text = isLeft && value !== null ? null : typed
  const isUnread = text !== null && text.trim() !== '' && read(text) === null
  return (
    <Box {...box} problem={isLeft && isUnread ? say(reader, problem) : undefined}>
      {(control) => (
        <div className="box__typed">
          <input
            {...control}
            autoComplete="off"
            inputMode={inputMode}
            onBlur={() => {
              setIsLeft(true)
              if (isUnread) set(null)
              else setTyped(null)
            }}
            onChange={({ target }) => {
              setTyped(target.value)
              setIsLeft(false)
              const now = read(target.value)
              if (now !== null || target.value.trim() === '') set(now)
            }}
            type="text"
            value={text ?? shown(box.field, value)}
          />
          {children}
        </div>
      )}
    </Box>
  )
}

const NO_NUMBER = {
  en: 'Please write a number, for example 1200.',
  ja: '数字で入力してください（例：1200）。',
}

export function NumberBox(props: BoxProps) {
  return <TypedBox {...props} inputMode="decimal" problem={NO_NUMBER} read={readTypedNumber} />
}
