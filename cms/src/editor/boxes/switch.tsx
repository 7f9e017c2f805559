import { Box, type BoxProps } from './box.tsx'

export function SwitchBox(props: BoxProps) {
  return (
    <Box {...props}>
      {({ readOnly, ...control }, { value, set }) => (
        <input
          {...control}
          aria-checked={value === true}
          checked={value === true}
          disabled={readOnly}
          onChange={({ target }) => set(target.checked)}
          role="switch"
          type="checkbox"
        />
      )}
    </Box>
  )
}
