'use client'

import { Button } from '@payloadcms/ui'
import { type ComponentProps, type MouseEvent, useRef } from 'react'

type Props = Omit<ComponentProps<typeof Button>, 'buttonStyle' | 'margin' | 'onClick'> & {
  isMain?: boolean
  /** While what it promises is not done, the button does nothing more. */
  onClick?: (event: MouseEvent) => unknown
}

/** A button of our own screens and panels; `isMain` for what most people came to do. */
export function DeskButton({ isMain = false, onClick, ...given }: Props) {
  const isActing = useRef(false)

  async function act(event: MouseEvent): Promise<void> {
    if (isActing.current) return
    isActing.current = true
    try {
      await onClick?.(event)
    } finally {
      isActing.current = false
    }
  }

  return (
    <Button
      {...given}
      buttonStyle={isMain ? 'primary' : 'secondary'}
      margin={false}
      {...(onClick && { onClick: act })}
    />
  )
}
