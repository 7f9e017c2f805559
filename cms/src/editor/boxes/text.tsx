import { pressedKey } from '@noren/contract/pressed-key'
import { useLayoutEffect, useRef } from 'react'
import { useEditing, useValue } from '../editing.ts'
import { Box, type BoxProps } from './box.tsx'

/** A text of one line or several, in a box that grows with it; an address stands behind the rest of it. */
export function TextBox(props: BoxProps) {
  const { place } = useEditing().form
  const { value, set } = useValue(props.path)
  const area = useRef<HTMLTextAreaElement>(null)
  const isAddress = props.field.box === 'slug'
  const isLine = props.field.box !== 'lines'
  useLayoutEffect(() => {
    // Most browsers let it grow by themselves.
    if (!area.current || CSS.supports('field-sizing', 'content')) return
    area.current.style.blockSize = 'auto'
    area.current.style.blockSize = `${area.current.scrollHeight + 2}px`
  }, [value])
  return (
    <Box {...props}>
      {(control) => (
        <>
          {isAddress && <span className="box__help">/{place.split('/')[0]}/</span>}
          <textarea
            {...control}
            autoCapitalize={isAddress ? 'none' : undefined}
            autoComplete="off"
            onBlur={({ target }) => {
              const plain = target.value.normalize('NFKC').toLowerCase()
              if (isAddress && plain !== target.value) set(plain)
            }}
            onChange={({ target }) => {
              set(isLine ? target.value.replace(/[\r\n]/g, '') : target.value)
            }}
            onKeyDown={(event) => {
              if (isLine && pressedKey(event.nativeEvent) === 'Enter') event.preventDefault()
            }}
            ref={area}
            rows={isLine ? 1 : 4}
            spellCheck={!isAddress}
            value={String(value ?? '')}
          />
        </>
      )}
    </Box>
  )
}
