import { type ReactNode, useState } from 'react'
import type { Json } from '../../content/editing/form/form.ts'
import { Box, type BoxProps } from './box.tsx'

type Props = BoxProps & {
  inputMode?: 'decimal'
  /** What a spelling means; `null`: nothing. */
  read: (typed: string) => Json
  /** How a value is shown once the reader has left the box. */
  write: (value: Json) => string
  /** The message for a text that means nothing. */
  problem: string
  /** Stands beside the box, and may choose a value. */
  beside?: (value: Json, choose: (value: Json) => void) => ReactNode
}

/** A line that reads several spellings of a value and shows one. A spelling it cannot read stays, and counts as nothing. */
export function TypedBox({ read, write, problem, inputMode, beside, ...box }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const isUnread = typed !== null && typed.trim() !== '' && read(typed) === null
  return (
    <Box {...box} problem={isLeft && isUnread ? problem : undefined}>
      {(control, { value, set }) => (
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
            value={typed ?? write(value)}
          />
          {beside?.(value, (chosen) => {
            setTyped(null)
            set(chosen)
          })}
        </div>
      )}
    </Box>
  )
}
