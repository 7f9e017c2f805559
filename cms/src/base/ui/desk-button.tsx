'use client'

import { Button } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Button>, 'buttonStyle' | 'margin'> & { isMain?: boolean }

/** A button of our own screens and panels; `isMain` for what most people came to do. */
export function DeskButton({ isMain = false, ...given }: Props) {
  return <Button {...given} buttonStyle={isMain ? 'primary' : 'secondary'} margin={false} />
}
