import { toast, useTranslation } from '@payloadcms/ui'
import { DeskButton } from '../../../base/ui/desk-button.tsx'
import { say, type Words } from '../../../base/words.ts'

/** The recovery codes, shown once, to copy, print or save before the screen continues. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
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
    <div className="desk-account__kept" role="status">
      <p>{say({ i18n }, KEEP)}</p>
      <ul className="desk-account__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="desk-account__buttons">
        <DeskButton onClick={copy}>{say({ i18n }, { en: 'Copy', ja: 'コピーする' })}</DeskButton>
        <DeskButton onClick={() => window.print()}>
          {say({ i18n }, { en: 'Print', ja: '印刷する' })}
        </DeskButton>
        <DeskButton
          el="anchor"
          extraButtonProps={{ download: say({ i18n }, FILE_NAME) }}
          url={`data:text/plain;charset=utf-8,${encodeURIComponent(fileOf(codes))}`}
        >
          {say({ i18n }, { en: 'Save as a file', ja: 'ファイルに保存する' })}
        </DeskButton>
        <DeskButton isMain onClick={() => window.location.reload()}>
          {say({ i18n }, { en: 'I have kept them', ja: '保管しました' })}
        </DeskButton>
      </div>
    </div>
  )
}

const FILE_NAME: Words = { en: 'noren-recovery-codes.txt', ja: 'noren-リカバリーコード.txt' }

/** With the line ends of Windows, which its older editor needs. */
const fileOf = (codes: readonly string[]) =>
  [`Noren ${window.location.origin}`, '', ...codes, ''].join('\r\n')

const KEEP: Words = {
  en: 'The second factor is set up. Keep these recovery codes in a safe place: each opens your account once if the phone is lost. They are not shown again.',
  ja: '二段階認証を設定しました。次のリカバリーコードを安全な場所に保管してください。端末をなくしたとき、ひとつにつき1回だけログインに使えます。この画面を閉じると、二度と表示されません。',
}

const NOT_COPIED: Words = {
  en: 'The browser did not allow copying. Please write the codes down.',
  ja: 'ブラウザの設定によりコピーできませんでした。書き写して保管してください。',
}
