import type { ClipboardEvent } from 'react'
import { Box, type BoxProps } from './box.tsx'
import { oneLine } from './one-line.ts'

/** A text of one line. */
export function LineBox(props: BoxProps) {
  return (
    <Box {...props}>
      {(control, { value, set }) => (
        <input
          {...control}
          autoComplete="off"
          onChange={({ target }) => set(target.value)}
          onPaste={pasteAsOneLine}
          type="text"
          value={value === null ? '' : String(value)}
        />
      )}
    </Box>
  )
}

/** The browser would run the lines together without a space, and only its own command can be undone. */
export function pasteAsOneLine(event: ClipboardEvent): void {
  const text = event.clipboardData.getData('text/plain')
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  document.execCommand('insertText', false, oneLine(text))
}
