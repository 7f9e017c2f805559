'use client'

import { pressedKey } from '@noren/contract/pressed-key'
import { toast, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { encode } from 'uqr'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'
import { useAccountCall } from '../use-account-call.ts'
import { type Begun, begunSchema, confirmedSchema } from './answers.ts'
import { WithPassword } from './with-password.tsx'

/**
 * Sets up the user's second factor: scan the QR code, type the first code, keep the recovery codes.
 * @param off says that there is none yet
 */
export function SetUpFactor({ off }: { off: string }) {
  const { i18n } = useTranslation()
  const call = useAccountCall()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const [typed, setTyped] = useState('')
  const id = useId()

  async function begin(currentPassword: string): Promise<void> {
    const answer = await call('second-factor/begin', { currentPassword }, begunSchema)
    if (answer) setBegun(answer.value)
  }

  async function confirm(): Promise<void> {
    const answer = await call('second-factor/confirm', { code: typed }, confirmedSchema)
    if (answer) setRecoveryCodes(answer.value.recoveryCodes)
  }

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} />
  if (!begun) {
    return (
      <>
        <p>{off}</p>
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
          // The form around it is the account's, and Enter in here must not save that.
          form=""
          id={`${id}code`}
          inputMode="numeric"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ nativeEvent }) => pressedKey(nativeEvent) === 'Enter' && void confirm()}
          value={typed}
        />
        <DeskButton isMain onClick={() => void confirm()}>
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
  en: 'Open an authenticator app on your telephone (for example Google Authenticator, Microsoft Authenticator or 1Password), photograph this code with it, and type the six digits it shows.',
  ja: 'スマートフォンの認証アプリ（Google Authenticator、Microsoft Authenticator、1Passwordなど）でこのコードを読み取り、表示された6桁の数字を入力してください。',
}

/** A text as a QR code: dark on light with its quiet zone, also on a dark screen. */
function QrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      aria-label={label}
      className="desk-account__qr"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}

/** The recovery codes, shown once, to copy or write down before the screen continues. */
function RecoveryCodes({ codes }: { codes: string[] }) {
  const { i18n } = useTranslation()

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success(say({ i18n }, { en: 'Copied.', ja: 'コピーしました。' }))
    } catch {
      toast.error(say({ i18n }, NOT_COPIED))
    }
  }

  return (
    <div role="status">
      <p>{say({ i18n }, KEEP)}</p>
      <ul className="desk-account__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="desk-account__buttons">
        <DeskButton onClick={() => void copy()}>
          {say({ i18n }, { en: 'Copy', ja: 'コピーする' })}
        </DeskButton>
        <DeskButton isMain onClick={() => window.location.reload()}>
          {say({ i18n }, { en: 'I have kept them', ja: '保管しました' })}
        </DeskButton>
      </div>
    </div>
  )
}

const KEEP: Words = {
  en: 'The second factor is set up. Keep these recovery codes in a safe place: each opens your account once if the telephone is lost. They are not shown again.',
  ja: '二段階認証を設定しました。次のリカバリーコードを安全な場所に保管してください。端末をなくしたとき、1つにつき1回だけログインに使えます。この画面を閉じると、二度と表示されません。',
}

const NOT_COPIED: Words = {
  en: 'The browser did not allow copying. Please write the codes down.',
  ja: 'ブラウザの設定によりコピーできませんでした。書き写して保管してください。',
}
