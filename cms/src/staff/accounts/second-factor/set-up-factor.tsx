'use client'

import { pressedKey } from '@noren/contract/pressed-key'
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { say, type Words } from '../../../base/words.ts'
import { post } from '../post.ts'
import { type Begun, begunSchema, confirmedSchema } from './answers.ts'
import { FACTOR_OFF } from './factor-off.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { WithPassword } from './with-password.tsx'

/** Sets up the second factor of one's own account: photograph, type the first code, keep the recovery codes. */
export function SetUpFactor() {
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  const [begun, setBegun] = useState<Begun | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const [typed, setTyped] = useState('')
  const id = useId()
  const address = `${routes.api}/users/second-factor`

  async function begin(currentPassword: string): Promise<void> {
    const answer = await post(`${address}/begin`, { currentPassword }, begunSchema, i18n)
    if ('refusal' in answer) toast.error(answer.refusal)
    else setBegun(answer.value)
  }

  async function confirm(): Promise<void> {
    const answer = await post(`${address}/confirm`, { code: typed }, confirmedSchema, i18n)
    if ('refusal' in answer) toast.error(answer.refusal)
    else setRecoveryCodes(answer.value.recoveryCodes)
  }

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />
  if (!begun) {
    return (
      <>
        <p>{say({ i18n }, FACTOR_OFF)}</p>
        <details>
          <summary>
            {say({ i18n }, { en: 'Set up the second factor…', ja: '二段階認証を設定する…' })}
          </summary>
          <WithPassword action={{ en: 'Begin', ja: '設定を始める' }} run={begin} />
        </details>
      </>
    )
  }
  return (
    <div className="desk-account__setup">
      <QrCode label={say({ i18n }, QR)} text={begun.address} />
      <div>
        <p>{say({ i18n }, STEPS)}</p>
        <p>
          {say({ i18n }, { en: 'Key to type instead:', ja: '手で入力する場合のキー：' })}{' '}
          <code className="desk-account__secret">{begun.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <label htmlFor={`${id}code`}>
          {say({ i18n }, { en: 'Code in the app', ja: 'アプリに表示された確認コード' })}
        </label>
        <input
          autoComplete="one-time-code"
          // The form around it is the account's, and no Enter in here saves that.
          form=""
          id={`${id}code`}
          inputMode="numeric"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ nativeEvent }) => pressedKey(nativeEvent) === 'Enter' && void confirm()}
          value={typed}
        />
        <Button margin={false} onClick={() => void confirm()}>
          {say({ i18n }, { en: 'Confirm', ja: '確認して設定する' })}
        </Button>
      </div>
    </div>
  )
}

const QR: Words = {
  en: 'Code to be photographed with the authenticator app',
  ja: '認証アプリで読み取る二次元コード',
}

const STEPS: Words = {
  en: 'Open an authenticator app on your telephone (for example Google Authenticator, Microsoft Authenticator or 1Password), photograph this code with it, and type the six digits it shows.',
  ja: 'スマートフォンの認証アプリ（Google Authenticator、Microsoft Authenticator、1Passwordなど）でこのコードを読み取り、表示された6桁の数字を入力してください。',
}
