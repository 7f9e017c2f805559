import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { BoxProps } from './box.tsx'
import { readTypedNumber } from './read-number.ts'
import { TypedBox } from './typed-box.tsx'

const PROBLEM = {
  en: 'Please write a number, for example 1200.',
  ja: '数字で入力してください（例：1200）。',
}

export function NumberBox(props: BoxProps) {
  return (
    <TypedBox
      {...props}
      inputMode="decimal"
      problem={say(reader, PROBLEM)}
      read={readTypedNumber}
      write={(value) => (value === null ? '' : String(value))}
    />
  )
}
