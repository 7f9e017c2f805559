'use client'

import { Button, useField, useForm, useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'

/** Sets an enquiry aside as spam, or takes it back among the others, with whatever else was typed. */
export function SpamButton() {
  const { i18n } = useTranslation()
  const { initialValue } = useField<string>({ path: 'status' })
  const { submit } = useForm()
  const isSpam = initialValue === 'spam'
  return (
    <Button
      buttonStyle="secondary"
      margin={false}
      onClick={() => submit({ overrides: { status: isSpam ? 'new' : 'spam' } })}
    >
      {isSpam
        ? say({ i18n }, { en: 'Not spam', ja: '迷惑メールではない' })
        : say({ i18n }, { en: 'Spam', ja: '迷惑メールにする' })}
    </Button>
  )
}
