import { pressedKey } from '@noren/contract/pressed-key'
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useEditing, useValue } from '../editing.ts'
import { Box, type BoxProps } from './box.tsx'
import { oneLine } from './read-text.ts'

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
            {...(isLine && { onKeyDown: leaveOutEnter, onPaste: pasteAsOneLine })}
            autoCapitalize={isAddress ? 'none' : undefined}
            autoComplete="off"
            onBlur={({ target }) => {
              const plain = target.value.normalize('NFKC').toLowerCase()
              if (isAddress && plain !== target.value) set(plain)
            }}
            onChange={({ target }) => {
              set(isLine ? target.value.replace(/[\r\n]/g, '') : target.value)
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

function leaveOutEnter(event: KeyboardEvent): void {
  if (pressedKey(event.nativeEvent) === 'Enter') event.preventDefault()
}

/** The browser would run the lines together without a space, and only its own command can be undone. */
function pasteAsOneLine(event: ClipboardEvent): void {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  document.execCommand('insertText', false, oneLine(text))
}
