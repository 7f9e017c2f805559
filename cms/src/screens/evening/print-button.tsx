'use client'

import { useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { WORDS } from './words.ts'

/** Prints the list of the day, on one sheet of A4. */
export function PrintButton() {
  const { i18n } = useTranslation()
  return <DeskButton onClick={() => window.print()}>{say({ i18n }, WORDS.print)}</DeskButton>
}
