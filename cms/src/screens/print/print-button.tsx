'use client'

import { useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { PRINT_WORDS } from './print-words.ts'

/** Opens the browser's dialog to print, where only the sheet is on the paper. */
export function PrintButton() {
  const { i18n } = useTranslation()
  return (
    <DeskButton isMain onClick={() => window.print()}>
      {say({ i18n }, PRINT_WORDS.press)}
    </DeskButton>
  )
}
