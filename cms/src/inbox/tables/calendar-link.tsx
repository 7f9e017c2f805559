'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'

/** Saves the file that puts a table into its guest's calendar. */
export function CalendarLink({ address }: { address: string }) {
  const { i18n } = useTranslation()
  return (
    <Button
      buttonStyle="secondary"
      el="anchor"
      // The server names the file.
      extraButtonProps={{ download: 'table.ics' }}
      margin={false}
      url={address}
    >
      {say({ i18n }, { en: 'Calendar file for the guest', ja: 'お客様用の予定ファイル' })}
    </Button>
  )
}
