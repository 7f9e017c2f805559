'use client'

import { pressedKey } from '@noren/contract/pressed-key'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { QrCode } from '../../../base/ui/qr-code.tsx'
import { say, type Words } from '../../../base/words.ts'
import { Box } from '../forms/box.tsx'
import { WithPassword } from '../forms/with-password.tsx'
import { useAccountCall } from '../use-account-call.ts'
import { type Begun, begunSchema, CODE, confirmedSchema } from './answers.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/**
 * Sets up the user's second factor: scan the QR code, type the first code, keep the recovery codes.
 * @param off says that there is none yet
 */
export function SetUpFactor({ off }: { off: string }) {
  const { i18n } = useTranslation()
  const { call, refused, typed, place } = useAccountCall<HTMLDivElement>()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)

  async function begin(): Promise<void> {
    const { currentPassword } = typed()
    const answer = await call('/second-factor/begin', { currentPassword }, begunSchema)
    if (answer) setBegun(answer.value)
  }

  async function confirm(): Promise<void> {
    const { code } = typed()
    const answer = await call('/second-factor/confirm', { code }, confirmedSchema)
    if (answer) setRecoveryCodes(answer.value.recoveryCodes)
  }

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />
  if (!begun) {
    return (
      <>
        <p>{off}</p>
        <WithPassword
          action={{ en: 'Begin', ja: '設定を始める' }}
          place={place}
          refused={refused}
          run={begin}
          title={{ en: 'Set up the second factor…', ja: '二段階認証を設定する…' }}
        />
      </>
    )
  }
  return (
    <div className="desk-account__setup">
      <QrCode className="desk-account__qr" label={say({ i18n }, QR)} text={begun.address} />
      <div ref={place}>
        <p>{say({ i18n }, STEPS)}</p>
        <p>
          {say({ i18n }, { en: 'Key to type instead:', ja: '手で入力する場合のキー：' })}{' '}
          <code className="desk-account__secret">{begun.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <Box
          autoComplete="one-time-code"
          // The form around it is the account's, and Enter in here must not save that.
          form=""
          inputMode="numeric"
          label={say({ i18n }, { en: 'Code in the app', ja: 'アプリに表示された確認コード' })}
          name={CODE}
          onKeyDown={({ nativeEvent }) => pressedKey(nativeEvent) === 'Enter' && void confirm()}
          refused={refused[CODE]}
        />
        <DeskButton isMain onClick={confirm}>
          {say({ i18n }, { en: 'Confirm', ja: '確認して設定する' })}
        </DeskButton>
      </div>
    </div>
  )
}

const QR: Words = {
  en: 'Code to be photographed with the authenticator app',
  ja: '認証アプリで読み取る二次元コード',
}

const STEPS: Words = {
  en: 'Open an authenticator app on your phone (for example Google Authenticator, Microsoft Authenticator or 1Password), scan this code with it, and type the six digits it shows.',
  ja: 'スマートフォンの認証アプリ（Google Authenticator、Microsoft Authenticator、1Passwordなど）でこのコードを読み取り、表示された6桁の数字を入力してください。',
}
