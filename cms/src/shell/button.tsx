import { type ComponentProps, type MouseEvent, useRef } from 'react'
import './button.css'

type Props = Omit<ComponentProps<'button'>, 'onClick'> & {
  /** What most people came to do, one of several, a small one among texts, or one that takes something away. */
  kind?: 'main' | 'plain' | 'quiet' | 'harm'
  /** While what it promises is not done, the button does nothing more. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
}

/** A button of our own screens. */
export function Button({ kind = 'plain', className = '', onClick, ...given }: Props) {
  const isActing = useRef(false)

  async function act(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    if (isActing.current) return
    isActing.current = true
    try {
      await onClick?.(event)
    } finally {
      isActing.current = false
    }
  }

  return (
    <button
      type="button"
      {...given}
      className={`shell-button ${className}`.trim()}
      data-kind={kind}
      {...(onClick && { onClick: act })}
    />
  )
}
