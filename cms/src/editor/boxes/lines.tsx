import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Json } from '../../content/editing/form/form.ts'
import { Box, type BoxProps } from './box.tsx'

/** A text of several lines, in a box that grows with it. */
export function LinesBox(props: BoxProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <Box {...props}>
      {(control, { value, set }) => (
        <>
          <textarea
            {...control}
            onChange={({ target }) => set(target.value)}
            ref={area}
            rows={4}
            value={value === null ? '' : String(value)}
          />
          <Grown area={area} value={value} />
        </>
      )}
    </Box>
  )
}

/** Lets a box grow where the browser does not by itself (`field-sizing`). */
export function Grown(props: { area: RefObject<HTMLTextAreaElement | null>; value: Json }) {
  const { area, value } = props
  useLayoutEffect(() => {
    if (!area.current || CSS.supports('field-sizing', 'content')) return
    area.current.style.blockSize = 'auto'
    area.current.style.blockSize = `${area.current.scrollHeight + 2}px`
  }, [area, value])
  return null
}
